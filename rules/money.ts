/** Cents of a decimal string or number: `"12.50"` -> 1250. */
export const centsOf = (money: string | number): number => Math.round(Number(money) * 100)

/** Decimal string of cents: 1250 -> `"12.50"`, -5 -> `"-0.05"`. SEMANTICS 1. */
export const moneyOf = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`
