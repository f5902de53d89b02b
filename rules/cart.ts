import { type Cents, cents, euros } from './money.ts'
import { type Refusal, refuse } from './refusal.ts'

/** So many of a variant. */
export type CartLine = { variantId: string; quantity: number }

/** The most that a cart, a line and a note hold. */
export const MOST_LINES = 500
export const MOST_OF_ONE = 999
export const LONGEST_NOTE = 500

/** Adds to a cart: what is in it already gets more of it, anything else comes last. SEMANTICS 5. */
export function added<T extends CartLine>(lines: readonly T[], line: T): T[] {
  const known = lines.find(({ variantId }) => variantId === line.variantId)
  if (!known) return [...lines, line]
  return lines.map((one) => (one === known ? { ...one, quantity: one.quantity + line.quantity } : one))
}

/** May a cart become so? Nothing, or cart_quantity {most}, or cart_full {most}. */
export function checkCart(lines: readonly CartLine[]): Refusal | undefined {
  if (lines.length > MOST_LINES) return refuse('cart_full', { most: MOST_LINES })
  const isCountable = ({ quantity }: CartLine) => Number.isInteger(quantity) && quantity > 0 && quantity <= MOST_OF_ONE
  return lines.every(isCountable) ? undefined : refuse('cart_quantity', { most: MOST_OF_ONE })
}

/** Does a note fit on the slip? Nothing, or note_long {most}. */
export const checkNote = (note: string): Refusal | undefined =>
  note.length > LONGEST_NOTE ? refuse('note_long', { most: LONGEST_NOTE }) : undefined

/** How much is missing to the activity's minimum, before credit and shipping; 0 if nothing is. SEMANTICS 4. */
export const missingTo = (minimum: Cents, subtotal: Cents): Cents => cents(Math.max(0, minimum - subtotal))

/** May this cart be ordered at all? Nothing, or cart_empty, or order_minimum {missing}. */
export function checkOrderable(lines: readonly CartLine[], subtotal: Cents, minimum: Cents): Refusal | undefined {
  if (lines.length === 0) return refuse('cart_empty')
  const missing = missingTo(minimum, subtotal)
  return missing > 0 ? refuse('order_minimum', { missing: euros(missing) }) : undefined
}
