import type { FlowType } from '#contract/flows.ts'
import { type Cents, cents, type Points4, points4 } from './money.ts'
import { earnedOf, type Loyalty } from './order-figures.ts'

/** How long what was done at the till can be undone, a use and a sale of a pack too, in seconds. LOOK "counter-3". */
export const UNDO_SECONDS = 60

/** The largest purchase: 9.999,99 €. LOOK "counter-3". */
export const MOST_PURCHASE = cents(999_999)

/** What a purchase gives. */
export type Gain = { credit: Cents; points: Points4 }

/** What a purchase gives, by the rule of an order without shipping: 53,80 € at 5 % and 10 € a point are 2,69 € and 5 points. SEMANTICS 4. */
export function gainOf(purchase: Cents, loyalty: Loyalty): Gain {
  const { accumulation, points } = earnedOf(purchase, loyalty)
  return { credit: accumulation, points }
}

/** Is there anything in it? */
export const isGain = ({ credit, points }: Gain): boolean => credit > 0 || points > 0

const undone = { AA: 'SM', C: 'AM', P: 'AM' } as const satisfies Partial<Record<FlowType, FlowType>>

/** The movement that undoes one of the till's: what was given is taken (SM), what was taken is given back (AM). SEMANTICS 4. */
export const undoingOf = (type: string): 'SM' | 'AM' | undefined =>
  Object.hasOwn(undone, type) ? undone[type as keyof typeof undone] : undefined

/** Until when an act of this moment (milliseconds) can be undone. */
export const undoUntil = (created: number): number => created + UNDO_SECONDS * 1000

/** Can it be undone still? By the server's clock, the last millisecond included. */
export const isUndoable = (created: number, now: number): boolean => now <= undoUntil(created)

/** How an amount is typed: so many digits before the comma, and so many behind it. */
export type Format = { whole: number; decimals: number }
/** Up to 9.999,99. */
export const MONEY: Format = { whole: 4, decimals: 2 }
/** Up to 999.999, without a part of one. */
export const POINTS: Format = { whole: 6, decimals: 0 }

/** What one key does to what was typed: a digit, `,` or `back`. What doesn't fit changes nothing. */
export function typedAfter(typed: string, key: string, { whole, decimals }: Format): string {
  if (key === 'back') return typed.slice(0, -1)
  const [before = '', behind] = typed.split(',')
  if (key === ',') return decimals === 0 || behind !== undefined ? typed : `${before || '0'},`
  if (!/^\d$/.test(key)) return typed
  if (behind !== undefined) return behind.length < decimals ? typed + key : typed
  if (before === '0') return key
  return before.length < whole ? typed + key : typed
}

/** What was typed, as a number of hundredths (`5,3` is 530); nothing is 0. */
function hundredths(typed: string): number {
  const [before = '', behind = ''] = typed.split(',')
  return Number(before || '0') * 100 + Number(behind.padEnd(2, '0'))
}

export const centsTyped = (typed: string): Cents => cents(hundredths(typed))
/** Of whole points. */
export const pointsTyped = (typed: string): Points4 => points4(hundredths(typed) * 100)

/** What was typed as it is read: `1.234,5`, `0` where nothing was. */
export function typedShown(typed: string): string {
  const [before = '', behind] = (typed || '0').split(',')
  const grouped = before.replace(/\B(?=(\d{3})+$)/g, '.')
  return behind === undefined ? grouped : `${grouped},${behind}`
}
