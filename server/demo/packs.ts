import { activityAt } from '../data/activities/rows.ts'
import { take } from '../data/counter-packs/counter-packs.ts'
import { definitions, give } from '../data/packs/give.ts'
import { whole } from '../data/stores/rows.ts'
import { userNamed } from '../data/users/rows.ts'
import type { Db } from '../db/connect.ts'
import { stores } from '../db/schema/stores.ts'
import { openWorkOf } from '../work/open.ts'
import { openScope, staffScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { done } from './buying.ts'

const HERE = 'salone-aurora'
/** Who stands at its till. */
const STAFF = { name: 'super', role: 'ROLE_SUPER_ADMIN' }

/** What Giulia bought or was given, so many days ago, and so many days ago used, each at a store by its turn. */
type Planned = { pack: string; ago: number; paid: number | null; used: readonly (readonly [ago: number, store: number])[] }

const PACKS: Planned[] = [
  { pack: 'Tre rituali cute', ago: 176, paid: 9200, used: [[150, 0]] },
  {
    pack: 'Cinque pieghe',
    ago: 140,
    paid: null,
    used: [
      [131, 0],
      [118, 1],
      [104, 0],
      [92, 0],
      [80, 1],
    ],
  },
  {
    pack: 'Dieci pieghe',
    ago: 70,
    paid: 14_400,
    used: [
      [66, 0],
      [34, 1],
      [3, 0],
    ],
  },
]
const DAY_MS = 86_400_000

/** Sells the customer of the demo packs, and has the staff use places of them, by the very deeds that the app asks for. */
export async function addPacks(tx: Db, now: Date): Promise<void> {
  let at = now
  const clock = () => at
  const enqueue = async () => {}
  const rooms = works(tx, clock, enqueue)
  const open = openWorkOf({ tx, now: clock, enqueue, forget: () => {} }, openScope())
  const idOf = async (name: string) => (await userNamed(open, `${name}@example.com`)) ?? ''
  const activity = await activityAt(open, HERE)
  if (!activity) return
  const [userId, staffId] = [await idOf('giulia'), await idOf(STAFF.name)]
  const till = staffScope({ activityId: activity.id, userId: staffId, roles: [STAFF.role] })
  const places = await done(rooms.run(till, 'reads', (w) => w.all(stores).list(whole({}))))
  for (const { pack, ago, paid, used } of PACKS) {
    at = new Date(now.getTime() - ago * DAY_MS)
    const given = await done(
      rooms.run(till, 'writes', async (w) => {
        const definition = (await definitions(w)).find(({ title }) => title === pack)
        if (!definition) throw new Error(`the bundle has no pack "${pack}"`)
        return give(w, definition, userId, paid)
      }),
    )
    for (const [days, store] of used) {
      at = new Date(now.getTime() - days * DAY_MS)
      await done(rooms.run(till, 'writes', (w) => take(w, { id: given.id, storeId: places[store]?.id }, 'it')))
    }
  }
}
