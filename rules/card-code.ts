import type { CodeType } from '#contract/card.ts'

/** GS1 keeps codes that begin with 2 for use inside one business: no product on a shelf has them. */
const INSIDE = '2'

/** How many random digits a new code of this kind needs. */
export const serialLength = (type: CodeType): number => (type === 'EAN8' ? 6 : 11)

/**
 * The code of a new card: EAN codes begin with 2 and end with their check digit, the others are the same thirteen digits, which
 * a till that was told to read EAN-13 takes as well.
 * @param serial as many digits as `serialLength` says
 */
export function cardCode(type: CodeType, serial: string): string {
  if (!/^\d+$/.test(serial) || serial.length !== serialLength(type)) throw new RangeError(`not a serial of ${type}: ${serial}`)
  const digits = INSIDE + serial
  return digits + checkDigit(digits)
}

/** The last digit of an EAN-8 or EAN-13, from those before it: weights 3 and 1 from the right. */
export function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** Can this code be drawn in this symbology? Length and check digit for EAN; what can be printed for the others. */
export function isCardCode(type: CodeType, code: string): boolean {
  const digits = type === 'EAN13' ? 13 : type === 'EAN8' ? 8 : undefined
  if (digits) return /^\d+$/.test(code) && code.length === digits && checkDigit(code.slice(0, -1)) === code.at(-1)
  return /^[\x20-\x7e]{1,48}$/.test(code)
}
