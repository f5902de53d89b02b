import { isRefusal } from '#rules/refusal.ts'
import { take, type Taking } from '../data/counter/counter.ts'
import type { Rooms } from './at-counter.ts'
import { orderAt, standing, whyNot } from './order-words.ts'

/** `late`: the step in its place, where that is open. */
type Deed = { say: (line: string) => void; late?: Taking['step'] } & Omit<Taking, 'id'>

/** Takes a step with an order as the counter does, and says how it stands then. @returns what went wrong, in sentences */
export async function orderDeed(
  { number, activity }: { number: number; activity: string },
  tools: Rooms,
  { say, late, ...taking }: Deed,
): Promise<string[]> {
  const found = await orderAt({ number, activity }, tools)
  if (typeof found === 'string') return [found]
  const { rooms, scope, order } = found
  const isLate = order.keys.some((key) => key === late)
  const done = await rooms.run(scope, 'writes', (w) => take(w, { id: order.id, ...taking, ...(isLate && late && { step: late }) }, 'en'))
  if (isRefusal(done)) return [whyNot(done, order)]
  if (isLate && done.data.owed) {
    say(`Order ${number} is over: ${done.data.owed} € of it are to be given back. Once they are, "order refund" says so.`)
    return []
  }
  say(`Order ${number} is ${standing(done.data)} now: ${done.data.totalPrice} €.`)
  return []
}
