import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { CheckedBundle } from '../bundle/read.ts'
import { hashPassword } from '../data/passwords.ts'
import type { Db } from '../db/connect.ts'
import { recordConsents } from '../data/privacy/consents.ts'
import { activityAt } from '../data/activities/rows.ts'
import { join } from '../data/customers/rows.ts'
import { addUser } from '../data/users/rows.ts'
import { openWorkOf } from '../work/open.ts'
import { cards, flows } from '../db/schema/cards.ts'
import { history } from './history.ts'
import { dateNotices, deliverNotices, tellMovements } from './notices.ts'
import { customerScope, openScope } from '../work/scope.ts'
import { workOf } from '../work/work.ts'
import { DAYS, PASSWORD, PEOPLE, PLANS } from './people.ts'

/** Makes the demo's accounts, memberships and cards, and what happened to Giulia and Marco, in activities that are there. SEMANTICS 11. */
export async function addPeople(tx: Db, bundles: CheckedBundle['bundle'][], now: Date): Promise<void> {
  const since = new Date(now.getTime() - (DAYS + 4) * 86_400_000)
  const w = openWorkOf({ tx, now: () => since, enqueue: async () => {}, forget: () => {} }, openScope())
  for (const { permalink, zone } of bundles) {
    const activity = await activityAt(w, permalink)
    if (activity) await dateNotices(tx, activity.id, zone, now)
  }
  for (const { in: memberships, about: _, ...person } of PEOPLE) {
    const userId = await addUser(w, { ...person, passwordHash: await hashPassword(PASSWORD), created: since })
    for (const [permalink, roles] of Object.entries(memberships)) {
      const activity = await activityAt(w, permalink)
      if (!userId || !activity) continue
      await join(w, activity, { userId, roles })
      const bundle = bundles.find((one) => one.permalink === permalink)
      const owner = { activityId: activity.id, userId }
      if (bundle && person.email === 'giulia@example.com') await addHistory(tx, owner, bundle, now)
      if (person.email === 'marco@example.com') await deliverNotices(tx, owner, 1)
    }
  }
}

async function addHistory(tx: Db, owner: { activityId: string; userId: string }, bundle: CheckedBundle['bundle'], now: Date) {
  const store = bundle.stores.find(({ main }) => main) ?? bundle.stores[0]
  const hours = store?.hours.length ? store.hours : [{ day: 6, startTime: '10:00', endTime: '19:00' }]
  const entries = history(PLANS[bundle.permalink]?.() ?? [], { zone: bundle.zone, hours, now }).map((entry) => ({
    ...entry,
    id: randomUUID(),
  }))
  const last = entries.at(-1)
  if (!last) return
  await tx.insert(flows).values(entries.map((entry) => ({ ...owner, ...entry })))
  await tellMovements(tx, owner, entries)
  await deliverNotices(tx, owner, bundle.notices.length)
  const hers = workOf({ tx, now: () => now, enqueue: async () => {}, forget: () => {} }, customerScope({ ...owner, roles: ['ROLE_USER'] }))
  await recordConsents(hers, { informativaPrivacy: true, informativaPointB: true, informativaPointC: false })
  await tx
    .update(cards)
    .set({ balance: last.balance, pointBalance: last.pointBalance })
    .where(and(eq(cards.activityId, owner.activityId), eq(cards.userId, owner.userId)))
}
