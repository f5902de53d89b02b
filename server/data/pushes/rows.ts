import { and, asc, eq, getTableColumns, inArray, lt, lte, not, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { devices, unsubscribed } from '../../db/schema/devices.ts'
import { pushes } from '../../db/schema/notices.ts'
import type { Row } from '../../work/tables.ts'
import { type Claimed, type Push, withSubjects } from '../push-subjects/rows.ts'

/** A process that has not answered for so long has ended: a request takes ten seconds at most. */
const CLAIM_MS = 30_000

type Device = Row<typeof devices>

const isStale = (now: Date) => and(eq(pushes.state, 'sending'), lt(pushes.claimed, new Date(now.getTime() - CLAIM_MS)))
const isDue = (now: Date) =>
  and(
    inArray(pushes.state, ['queued', 'sending']),
    lte(pushes.due, now),
    or(eq(pushes.state, 'queued'), and(isStale(now), not(pushes.uncertain))),
  )

/** Push services that something is to be sent to now. */
export const dueServices = async (db: Db, now: Date): Promise<string[]> =>
  (await db.selectDistinct({ service: pushes.service }).from(pushes).where(isDue(now))).map(({ service }) => service)

/** When something is to be sent next, or to be taken again; nothing where all is done. */
export async function nextDue(db: Db): Promise<Date | undefined> {
  const at = sql<string | null>`min(case when ${pushes.state} = 'queued' then ${pushes.due}
    else ${pushes.claimed} + make_interval(secs => ${CLAIM_MS / 1000}) end)`
  const [next] = await db
    .select({ at })
    .from(pushes)
    .where(inArray(pushes.state, ['queued', 'sending']))
  return next?.at ? new Date(next.at) : undefined
}

/** What was taken twice and never answered is not sent a third time. */
export const giveUpUnanswered = (db: Db, now: Date) =>
  db
    .update(pushes)
    .set({ state: 'failed', failure: 'unanswered' })
    .where(and(isStale(now), pushes.uncertain))

/**
 * Takes pushes of one service, those waiting longest first, so that no other process sends them; what a process that ended
 * had taken counts as uncertain from now on. They are looked for everywhere, and taken in one activity after the other: a
 * statement that holds rows names theirs. Empty once nothing is due.
 */
export async function claim(db: Db, service: string, now: Date, most: number): Promise<Claimed[]> {
  for (;;) {
    const waiting = await db
      .select({ activityId: pushes.activityId, id: pushes.id })
      .from(pushes)
      .where(and(eq(pushes.service, service), isDue(now)))
      .orderBy(asc(pushes.due))
      .limit(most)
    if (waiting.length === 0) return []
    const taken: Push[] = []
    for (const [activityId, ofIt] of Map.groupBy(waiting, (one) => one.activityId)) {
      const ids = ofIt.map(({ id }) => id)
      taken.push(...(await take(db, activityId, ids, now)))
    }
    if (taken.length > 0) return withSubjects(db, taken) // else another process was faster, and there may be more
  }
}

/** Takes those of an activity's pushes that are still due and that nobody else is taking. */
async function take(db: Db, activityId: string, ids: string[], now: Date): Promise<Push[]> {
  const due = db.$with('due').as(
    db
      .select({ id: pushes.id })
      .from(pushes)
      .where(and(eq(pushes.activityId, activityId), inArray(pushes.id, ids), isDue(now)))
      .for('update', { skipLocked: true }),
  )
  const uncertain = sql`${pushes.uncertain} or ${pushes.state} = 'sending'`
  return db
    .with(due)
    .update(pushes)
    .set({ state: 'sending', claimed: now, tries: sql`${pushes.tries} + 1`, uncertain })
    .from(due)
    .where(and(eq(pushes.activityId, activityId), eq(pushes.id, due.id)))
    .returning(getTableColumns(pushes))
}

/** Writes down what became of a push, unless its receipt, or another process, was faster. */
const recordOutcome = (db: Db, { activityId, id, claimed }: Push, fields: Partial<Push>) =>
  db
    .update(pushes)
    .set({ ...fields, claimed: null })
    .where(
      and(eq(pushes.activityId, activityId), eq(pushes.id, id), eq(pushes.state, 'sending'), eq(pushes.claimed, claimed ?? new Date(0))),
    )

export const sent = (db: Db, push: Push, now: Date) => recordOutcome(db, push, { state: 'sent', sent: now, failure: null })
export const failed = (db: Db, push: Push, failure: string) => recordOutcome(db, push, { state: 'failed', failure })
/** @param counts false: it was not the push's fault, and is no try */
export const later = (db: Db, push: Push, due: Date, counts: boolean) =>
  recordOutcome(db, push, { state: 'queued', due, ...(!counts && { tries: push.tries - 1 }) })

/** Lets everything that waits for a service wait until then. */
export const rest = (db: Db, service: string, until: Date) =>
  db
    .update(pushes)
    .set({ due: until })
    .where(and(eq(pushes.service, service), eq(pushes.state, 'queued'), lt(pushes.due, until)))

/** Forgets the endpoint that its push service gave up, unless the device has another by now. */
export const lose = (db: Db, { id, endpoint }: Device) =>
  db
    .update(devices)
    .set({ ...unsubscribed, lost: true, gone: endpoint })
    .where(and(eq(devices.id, id), eq(devices.endpoint, endpoint ?? '')))

/** The device that waits for a test, if it does. */
export const deviceToTry = async (db: Db, id: string): Promise<Device | undefined> =>
  (await db.select().from(devices).where(eq(devices.id, id)))[0]
