import { isOf, TYPOLOGIES, type Typology } from '#rules/allergens.ts'

type Dish = { allergens: readonly string[] | null; typologies: readonly string[] }

/** The typologies a dish may wear: those believed, and vegetarian not beside vegan. SEMANTICS 7. */
export const wornTypologies = (dish: Dish): Typology[] =>
  TYPOLOGIES.filter((one) => dish.typologies.includes(one) && isOf(dish, [one]) && !(one === 'VG' && dish.typologies.includes('VE')))
