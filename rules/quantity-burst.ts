import { MOST_OF_ONE } from './cart.ts'

/** A quantity that is being tapped: what she sees, what the server has, and what is on its way to it. */
export type Burst = { shown: number; saved: number; no: number; sending?: { no: number; quantity: number } }

/** A quantity at rest. */
export const still = (quantity: number): Burst => ({ shown: quantity, saved: quantity, no: 0 })

/** She taps plus or minus. 0 and less, and more than a line holds, change nothing. Spec §5. */
export const tapped = (burst: Burst, quantity: number): Burst =>
  quantity > 0 && quantity <= MOST_OF_ONE ? { ...burst, shown: quantity } : burst

/** What to send once she has stopped tapping: the last, absolute. Unchanged if it is saved or on its way. SEMANTICS 5. */
export function sent(burst: Burst): Burst {
  if (burst.shown === (burst.sending?.quantity ?? burst.saved)) return burst
  const no = burst.no + 1
  return { ...burst, no, sending: { no, quantity: burst.shown } }
}

/** An answer is here: of an older question it is ignored; of the last, what was tapped meanwhile stays in sight. */
export function answered(burst: Burst, no: number, quantity: number): Burst {
  const { sending, ...rest } = burst
  if (sending?.no !== no) return burst
  return { ...rest, saved: quantity, shown: rest.shown === sending.quantity ? quantity : rest.shown }
}

/** The last question was refused: she sees again what the server has. */
export function failed(burst: Burst, no: number): Burst {
  const { sending, ...rest } = burst
  return sending?.no === no ? { ...rest, shown: rest.saved } : burst
}
