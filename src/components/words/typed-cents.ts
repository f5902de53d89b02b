import { type Cents, centsOf } from '#rules/money.ts'

/** Cents of an amount as somebody types it, with a comma or a point; undefined for what is none. */
export function typedCents(text: string): Cents | undefined {
  const plain = text.trim().replace(/\s*€$/, '').replace(',', '.')
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? centsOf(plain) : undefined
}
