import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../db/connect.ts'
import { members, users } from '../db/schema/auth.ts'
import { devices } from '../db/schema/devices.ts'
import { notifications, pushes } from '../db/schema/notices.ts'
import { type Enqueue, job } from './job.ts'

/** Sends the pushes that are due. */
export const push = job('push', z.object({}).nullish())
/** Writes the letter about what somebody was told: `id` is her notification's. */
export const newsLetter = z.object({ letter: z.literal('news'), activityId: z.string(), id: z.string() })
const mail = job('mail', newsLetter)

/**
 * What somebody is told: `about` what, within its kind, and the facts that its words are made of in each reader's language.
 * `path`: where it leads in the app. `status`: R while it goes on. `letter`: by mail too, if she wants notices so or in any case.
 */
export type News = {
  kind: string
  about: string
  facts: object
  path: string
  status?: 'R' | 'D'
  push: boolean
  letter?: 'wanted' | 'always' | undefined
}

const rowsOf = (answer: unknown) => (answer as { rows: { id: string }[] }).rows

type Ground = { tx: Db; now: () => Date; enqueue: Enqueue }

/** The devices that show what an activity says: switched on, subscribed, on its own host or on the bare one. SEMANTICS 12. */
export const showsNotices = (activityId: string): SQL | undefined =>
  and(devices.active, devices.authNotice, isNotNull(devices.endpoint), or(isNull(devices.activityId), eq(devices.activityId, activityId)))

type Pushed = { activityId: string; kind: string; about: string; userIds: readonly string[]; due: Date }

/** Queues a push for each device of these people that has none about this yet. @returns for how many */
export async function queuePushes(tx: Db, { activityId, kind, about, userIds, due }: Pushed): Promise<number> {
  const queued = await tx.execute(sql`insert into ${pushes} (activity_id, id, user_id, kind, about, device_id, service, due)
    select ${activityId}, gen_random_uuid()::text, ${devices.userId}, ${kind}, ${about}, ${devices.id},
      lower(substring(${devices.endpoint} from '://([^/]+?)(?::443)?/')), ${due.toISOString()}::timestamptz
    from ${devices} where ${devices.userId} = any(${sql.param([...userIds])}::text[]) and ${showsNotices(activityId)}
    on conflict do nothing returning id`)
  return rowsOf(queued).length
}

/**
 * Tells somebody of the activity something, once: in her feed, on her devices and by mail, all in this transaction and so all or nothing.
 * Each is in her own language, as its words are made when they are read.
 * @returns whether she was told: not if she was before, nor if she is not of the activity
 */
export const telling =
  ({ tx, now, enqueue }: Ground, activityId: string) =>
  async (customerId: string, { kind, about, facts, path, status = 'D', push: isPushed, letter }: News): Promise<boolean> => {
    const [told] = rowsOf(
      await tx.execute(sql`insert into ${notifications} (activity_id, id, user_id, kind, about, facts, link, status, created)
      select ${activityId}, gen_random_uuid()::text, ${members.userId}, ${kind}, ${about}, ${JSON.stringify(facts)}::jsonb, ${path}, ${status},
        ${now().toISOString()}::timestamptz
      from ${members} where ${members.activityId} = ${activityId} and ${members.userId} = ${customerId}
      on conflict on constraint notifications_once do nothing returning id`),
    )
    if (!told) return false
    const devicesTold = isPushed ? await queuePushes(tx, { activityId, kind, about, userIds: [customerId], due: now() }) : 0
    if (devicesTold > 0) await enqueue(tx, push, {})
    const isWritten = letter === 'always' || (letter === 'wanted' && (await wantsLetters(tx, customerId)))
    if (isWritten) await enqueue(tx, mail, { letter: 'news', activityId, id: told.id })
    return true
  }

const wantsLetters = async (tx: Db, userId: string) => (await tx.$count(users, and(eq(users.id, userId), users.noticeMail))) > 0
