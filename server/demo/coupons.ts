import { activityAt } from '../data/activities/rows.ts'
import { remove } from '../data/coupons/coupons.ts'
import { definitions, give } from '../data/coupons/give.ts'
import { redeem } from '../data/counter-coupons/counter-coupons.ts'
import { userNamed } from '../data/users/rows.ts'
import type { Db } from '../db/connect.ts'
import { openWorkOf } from '../work/open.ts'
import { customerScope, openScope, staffScope, toolScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { done } from './buying.ts'
import { STAFF } from './order-plans.ts'

/** Which coupon of the bundle who was given, so many days ago, and what became of it then. */
type Planned = { who: 'giulia' | 'marco'; at: string; which: number; ago: number; ends?: 'redeem' | 'remove' }

const COUPONS: Planned[] = [
  { who: 'giulia', at: 'osteria-del-porto', which: 1, ago: 110 },
  { who: 'giulia', at: 'osteria-del-porto', which: 2, ago: 100, ends: 'remove' },
  { who: 'giulia', at: 'osteria-del-porto', which: 0, ago: 75, ends: 'redeem' },
  { who: 'giulia', at: 'osteria-del-porto', which: 0, ago: 55 },
  { who: 'giulia', at: 'osteria-del-porto', which: 1, ago: 18 },
  ...[50, 43, 36, 29, 22, 15, 8, 2].flatMap((ago, n): Planned[] => [
    { who: 'marco', at: 'osteria-del-porto', which: 0, ago, ends: 'redeem' },
    { who: 'marco', at: 'osteria-del-porto', which: 1, ago, ends: n % 3 === 1 ? 'remove' : 'redeem' },
  ]),
  { who: 'giulia', at: 'bottega-lino', which: 0, ago: 40, ends: 'redeem' },
  { who: 'giulia', at: 'bottega-lino', which: 1, ago: 12 },
  { who: 'giulia', at: 'salone-aurora', which: 0, ago: 30 },
  { who: 'giulia', at: 'salone-aurora', which: 1, ago: 20 },
]
const DAY_MS = 86_400_000

/** Gives the customers of the demo coupons, and has them and the staff use them, by the very deeds that the app asks for. */
export async function addCoupons(tx: Db, now: Date): Promise<void> {
  let at = now
  const clock = () => at
  const enqueue = async () => {}
  const rooms = works(tx, clock, enqueue)
  const open = openWorkOf({ tx, now: clock, enqueue, forget: () => {} }, openScope())
  const idOf = async (name: string) => (await userNamed(open, `${name}@example.com`)) ?? ''
  const ids = { giulia: await idOf('giulia'), marco: await idOf('marco') }
  for (const { who, at: permalink, which, ago, ends } of COUPONS) {
    const userId = ids[who]
    at = new Date(now.getTime() - ago * DAY_MS)
    const activity = await activityAt(open, permalink)
    if (!activity) continue
    const activityId = activity.id
    const given = await done(
      rooms.run(toolScope({ activityId }), 'writes', async (w) => {
        const definition = (await definitions(w))[which]
        return definition ? give(w, definition, userId) : []
      }),
    )
    const hers = customerScope({ activityId, userId, roles: ['ROLE_USER'] })
    const [id] = given
    if (id === undefined) continue
    at = new Date(at.getTime() + DAY_MS)
    const staff = STAFF[permalink]
    if (ends === 'remove') await done(rooms.run(hers, 'writes', (w) => remove(w, id)))
    else if (ends === 'redeem' && staff) {
      const scope = staffScope({ activityId, userId: await idOf(staff.counter.name), roles: [staff.counter.role] })
      await done(rooms.run(scope, 'writes', (w) => redeem(w, id, 'it')))
    }
  }
}
