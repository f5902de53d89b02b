declare const unit: unique symbol
/** Integer cents. */
export type Cents = number & { readonly [unit]: 'cents' }
/** Integer ten-thousandths of a point. */
export type Points4 = number & { readonly [unit]: 'points4' }

/** A number of cents that is known to be one. */
export const cents = (count: number): Cents => whole(count) as Cents
/** A number of ten-thousandths of a point that is known to be one. */
export const points4 = (count: number): Points4 => whole(count) as Points4

function whole(count: number): number {
  if (!Number.isSafeInteger(count)) throw new RangeError(`${count} is no whole number`)
  return count
}

/** Cents of a decimal string or number: `"12.50"` -> 1250. */
export const centsOf = (money: string | number): Cents => Math.round(Number(money) * 100) as Cents

/** Decimal string of cents: 1250 -> `"12.50"`, -5 -> `"-0.05"`. SEMANTICS 1. */
export const moneyOf = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`

/** Ten-thousandths of a point of a decimal string: `"5.25"` -> 52500. */
export const tenThousandthsOf = (points: string | number): Points4 => Math.round(Number(points) * 10_000) as Points4

/** Decimal string with four decimals of ten-thousandths: 52500 -> `"5.2500"`. SEMANTICS 1. */
export const pointsOf = (tenThousandths: number): string =>
  `${tenThousandths < 0 ? '-' : ''}${Math.trunc(Math.abs(tenThousandths) / 10_000)}.${String(Math.abs(tenThousandths) % 10_000).padStart(4, '0')}`

/** By hand: the first `Intl.NumberFormat` costs a slow phone 50 ms, in the middle of the start. */
function italian(value: number, decimals: number): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return fraction ? `${grouped},${fraction}` : grouped
}

const MINUS = '\u2212'
const NBSP = '\u00a0'
const withMinus = (figure: string, value: number) => (value < 0 ? MINUS : '') + figure

/** `1.234,56` from cents, for an activity that shows no currency. Spec §9: one form in every language. */
export const amount = (cents: number): string => withMinus(italian(Math.abs(cents) / 100, 2), cents)

/** `1.234,56 €` from cents, with a true minus and a space that never breaks. Spec §9: one form in every language. */
export const euros = (cents: number): string => `${amount(cents)}${NBSP}€`

const plus = (value: number) => (value > 0 ? '+' : '')

/** `+12,50 €`, `−4,00 €`, `0,00 €`. */
export const signedEuros = (cents: number): string => plus(cents) + euros(cents)

/** Whole points from ten-thousandths, floored as SEMANTICS 4 wants: 52500 -> `5`. A loss is floored by its size. */
export function points(tenThousandths: number): string {
  const shown = Math.trunc(tenThousandths / 10_000)
  return withMinus(italian(Math.abs(shown), 0), shown)
}

/** `+5`, `−5`, `0` from ten-thousandths. */
export const signedPoints = (tenThousandths: number): string => plus(Math.trunc(tenThousandths / 10_000)) + points(tenThousandths)

/** `5,00%` from 5. Spec §9. */
export const percent = (value: number): string => `${withMinus(italian(Math.abs(value), 2), value)}%`

/** `1.234,5000`. Spec §9. */
export const number = (value: number): string => withMinus(italian(Math.abs(value), 4), value)
