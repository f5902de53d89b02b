import { activityAt } from '../data/activities/rows.ts'
import { refund } from '../data/payments/refunding.ts'
import { sandboxRows } from '../data/sandbox-payments/rows.ts'
import { userNamed } from '../data/users/rows.ts'
import type { Db } from '../db/connect.ts'
import { sandbox } from '../payments/sandbox.ts'
import type { Enqueue } from '../work/job.ts'
import { openWorkOf } from '../work/open.ts'
import { customerScope, openScope, staffScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { buy, follow, type Shop } from './buying.ts'
import { ORDERS, STAFF } from './order-plans.ts'

const MINUTE = 60_000

type Due = Parameters<typeof refund>[2]

/**
 * Has the customers of the demo order, and its staff take their steps, each at its own time: by the very deeds that the app asks
 * for, so that cards, stock and history are what they would be. SEMANTICS 14.
 * @param originOf where an activity's own app is, by permalink
 */
export async function addOrders(tx: Db, now: Date, originOf: (permalink: string) => string): Promise<void> {
  let at = now.getTime()
  const clock = () => new Date(at)
  const due: Due[] = []
  // What a card paid goes back at once; nobody is written to about what was pretended.
  const enqueue: Enqueue = async (_, { name }, payload) => void (name === 'refund' && due.push(payload as Due))
  const rooms = works(tx, clock, enqueue)
  const cards = sandbox({ store: sandboxRows(tx), clock, laterSeconds: 0 })
  const open = openWorkOf({ tx, now: clock, enqueue, forget: () => {} }, openScope())
  const idOf = async (name: string) => (await userNamed(open, `${name}@example.com`)) ?? ''

  const events: { at: number; run: () => Promise<unknown> }[] = []
  for (const [permalink, planned] of Object.entries(ORDERS)) {
    const activity = await activityAt(open, permalink)
    const staff = STAFF[permalink]
    if (!activity || !staff) continue
    const activityId = activity.id
    const [counter, administration] = await Promise.all(
      [staff.counter, staff.administration].map(async ({ name, role }) =>
        staffScope({ activityId, userId: await idOf(name), roles: [role] }),
      ),
    )
    if (!counter || !administration) continue
    const shop: Shop = { tx, rooms, cards, activityId, origin: originOf(permalink), counter, administration }
    for (const one of planned) {
      const hers = customerScope({ activityId, userId: await idOf(one.who), roles: ['ROLE_USER'] })
      const begun = now.getTime() - one.ago * MINUTE
      let orderId = ''
      events.push({ at: begun, run: async () => (orderId = await buy(shop, hers, one)) })
      for (const deed of one.deeds ?? []) events.push({ at: begun + deed.after * MINUTE, run: () => follow(shop, hers, orderId, deed) })
    }
  }

  for (const event of events.sort((a, b) => a.at - b.at)) {
    at = event.at
    await event.run()
    for (const one of due.splice(0)) await refund(rooms, { S: cards }, one)
  }
}
