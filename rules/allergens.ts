/**
 * The 14 entries of EU Regulation 1169/2011, each with its codes; the first code names the entry. Milk is one entry: who
 * declares only lactose (LT) has declared milk, and milk (LA) is taken to hold lactose. SEMANTICS 7.
 */
export const ENTRIES = [
  ['GL'],
  ['CR'],
  ['UO'],
  ['PE'],
  ['AR'],
  ['SO'],
  ['LA', 'LT'],
  ['FG'],
  ['CE'],
  ['SN'],
  ['SE'],
  ['SF'],
  ['LU'],
  ['MO'],
] as const

export type AllergenCode = (typeof ENTRIES)[number][number]
/** An entry by the code that names it. */
export type AllergenEntry = Exclude<AllergenCode, 'LT'>

export const TYPOLOGIES = ['GF', 'VG', 'VE'] as const
export type Typology = (typeof TYPOLOGIES)[number]

/** The EU entry a code belongs to; nothing for an unmapped one, shown as 'Non gestito' with the raw code. Spec §3. */
export const entryOf = (code: string): AllergenEntry | undefined => ENTRIES.find((codes) => codes.some((one) => one === code))?.[0]

/** Three different things: allergens are listed, the activity declares none, or it gave no information. SEMANTICS 7. */
export const declared = (allergens: readonly string[] | null): 'listed' | 'none' | 'unknown' =>
  allergens === null ? 'unknown' : allergens.length ? 'listed' : 'none'

type Dish = { allergens: readonly string[] | null; typologies: readonly string[] }

/** Free of every entry named? Without information, or with a code nobody can read, never. SEMANTICS 7. */
export function isFreeOf(dish: Dish, without: readonly string[]): boolean {
  if (!without.length) return true
  if (dish.allergens === null) return false
  const held = dish.allergens.map(entryOf)
  return !held.includes(undefined) && without.every((code) => entryOf(code) !== undefined && !held.includes(entryOf(code)))
}

/** Of every typology wanted? Vegan is vegetarian; gluten free beside declared gluten, or beside a code nobody can read, is not believed. */
export function isOf(dish: Dish, wanted: readonly string[]): boolean {
  const held = new Set(dish.typologies)
  if (held.has('VE')) held.add('VG')
  if (dish.allergens && !isFreeOf(dish, ['GL'])) held.delete('GF')
  return wanted.every((typology) => held.has(typology))
}

/** The typologies that a dish may wear: those believed, and vegetarian not beside vegan. SEMANTICS 7. */
export const wornTypologies = (dish: Dish): Typology[] =>
  TYPOLOGIES.filter((one) => dish.typologies.includes(one) && isOf(dish, [one]) && !(one === 'VG' && dish.typologies.includes('VE')))

/** Which entries these codes name, in the order of the regulation, and the codes that nobody knows. */
export function entriesOf(codes: readonly string[]): { known: AllergenEntry[]; strange: string[] } {
  const known = ENTRIES.map(([entry]) => entry).filter((entry) => codes.some((code) => entryOf(code) === entry))
  return { known, strange: [...new Set(codes.filter((code) => !entryOf(code)))] }
}
