import { isRefusal } from '#rules/refusal.ts'
import { take, type Taking } from '../data/counter/counter.ts'
import type { Rooms } from './at-counter.ts'
import { orderAt, standing, whyNot } from './order-words.ts'

type Deed = { say: (line: string) => void } & Omit<Taking, 'id'>

/** Takes a step with an order as the counter does, and says how it stands then. @returns what went wrong, in sentences */
export async function orderDeed(
  { number, activity }: { number: number; activity: string },
  tools: Rooms,
  { say, ...taking }: Deed,
): Promise<string[]> {
  const found = await orderAt({ number, activity }, tools)
  if (typeof found === 'string') return [found]
  const { rooms, scope, order } = found
  const done = await rooms.run(scope, 'writes', (w) => take(w, { id: order.id, ...taking }, 'en'))
  if (isRefusal(done)) return [whyNot(done, order)]
  say(`Order ${number} is ${standing(done.data)} now: ${done.data.totalPrice} €.`)
  return []
}
