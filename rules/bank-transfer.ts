import { moneyOf, type Cents } from './money.ts'

/** Whom a transfer is for. */
export type Account = { name: string; iban: string; bic?: string }

const LONGEST_NAME = 70
const LONGEST_REFERENCE = 140
const MOST: number = 99_999_999_999

const bare = (iban: string) => iban.replace(/\s/g, '').toUpperCase()
/** On one line, and no longer than the field: the QR code parts its fields by line. */
const field = (text: string, most: number) => [...text.replace(/\s+/g, ' ').trim()].slice(0, most).join('')

/** Is it an account number that adds up? ISO 13616: its letters as numbers, modulo 97, leave 1. */
export function isIban(text: string): boolean {
  const iban = bare(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** What she writes on a transfer, so that the activity finds the order. */
export const transferReference = (orderNumber: string): string => field(`Ordine ${orderNumber}`, LONGEST_REFERENCE)

/**
 * The text of the QR code that her bank's app reads: a SEPA transfer, filled in. EPC069-12, version 002, in which the BIC may be
 * left out; UTF-8.
 * @returns undefined if a bank would not take it: an account number that does not add up, nothing or too much to pay
 */
export function epcQr({ name, iban, bic = '' }: Account, amount: Cents, reference: string): string | undefined {
  if (!isIban(iban) || !name.trim() || amount < 1 || amount > MOST) return undefined
  const lines = ['BCD', '002', '1', 'SCT', bic, field(name, LONGEST_NAME), bare(iban), `EUR${moneyOf(amount)}`, '', '']
  return [...lines, field(reference, LONGEST_REFERENCE)].join('\n')
}
