import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../db/connect.ts'
import { members, users } from '../db/schema/auth.ts'
import { devices } from '../db/schema/devices.ts'
import { notifications, pushes } from '../db/schema/notices.ts'
import { type Enqueue, job } from './job.ts'
import { sayingNews } from './live.ts'

/** Sends the pushes that are due. */
export const push = job('push', z.object({}).nullish())
/** Writes the letter about what somebody was told: `id` is her notification's. */
export const newsLetter = z.object({ letter: z.literal('news'), activityId: z.string(), id: z.string() })
const mail = job('mail', newsLetter)

/**
 * What somebody is told: `about` what, within its kind, and the facts that its words are made of in each reader's language.
 * `path`: where it leads in the app. `status`: R while it goes on. `letter`: by mail too, if she wants notices so or in any case.
 * `overtakes`: a step further of the one thing that `path` leads to; what she was told of that before is no news any more, and read.
 */
export type News = {
  kind: string
  about: string
  facts: object
  path: string
  status?: 'R' | 'D'
  push: boolean
  letter?: 'wanted' | 'always' | undefined
  overtakes?: boolean
}

type Told = { id: string; devices: number; wantsLetters: boolean }
const rowsOf = (answer: unknown) => (answer as { rows: Told[] }).rows

type Ground = { tx: Db; now: () => Date; enqueue: Enqueue }

/** The devices that show what an activity says: switched on, subscribed, on its own host or on the bare one. SEMANTICS 12. */
export const showsNotices = (activityId: string): SQL | undefined =>
  and(devices.active, devices.authNotice, isNotNull(devices.endpoint), or(isNull(devices.activityId), eq(devices.activityId, activityId)))

type Pushed = { activityId: string; kind: string; about: string; userIds: readonly string[]; due: Date }

/** Queues a push for each device of these people that has none about this yet. `only`: what else must be so. */
const queuing = ({ activityId, kind, about, userIds, due }: Pushed, only = sql`true`): SQL =>
  sql`insert into ${pushes} (activity_id, id, user_id, kind, about, device_id, service, due)
    select ${activityId}, gen_random_uuid()::text, ${devices.userId}, ${kind}, ${about}, ${devices.id},
      lower(substring(${devices.endpoint} from '://([^/]+?)(?::443)?/')), ${due.toISOString()}::timestamptz
    from ${devices} where ${devices.userId} = any(${sql.param([...userIds])}::text[]) and ${showsNotices(activityId)} and ${only}
    on conflict do nothing returning id`

/** Does so. @returns for how many */
export const queuePushes = async (tx: Db, pushed: Pushed): Promise<number> => rowsOf(await tx.execute(queuing(pushed))).length

/**
 * Tells somebody of the activity something, once: in her feed, on her devices and by mail, all in this transaction and so all or nothing.
 * Each is in her own language, as its words are made when they are read. What she is not pushed is her own deed, and read.
 * @returns whether she was told: not if she was before, nor if she is not of the activity
 */
export const telling =
  ({ tx, now, enqueue }: Ground, activityId: string) =>
  async (
    customerId: string,
    { kind, about, facts, path, status = 'D', push: isPushed, letter, overtakes = false }: News,
  ): Promise<boolean> => {
    const instant = sql`${now().toISOString()}::timestamptz`
    const entered = sql`insert into ${notifications} (activity_id, id, user_id, kind, about, facts, link, status, created, read)
      select ${activityId}, gen_random_uuid()::text, ${members.userId}, ${kind}, ${about}, ${JSON.stringify(facts)}::jsonb, ${path}, ${status},
        ${instant}, ${isPushed ? sql`null::timestamptz` : instant}
      from ${members} where ${members.activityId} = ${activityId} and ${members.userId} = ${customerId}
      on conflict on constraint notifications_once do nothing returning id, activity_id, user_id`
    const pushed = { activityId, kind, about, userIds: [customerId], due: now() }
    const queued = isPushed ? queuing(pushed, sql`exists (select 1 from told)`) : sql`select id from told where false`
    // The statement sees the feed as it was before, so without what is told now.
    const overtaken = sql`update ${notifications} set read = ${instant}
      where ${and(
        eq(notifications.activityId, activityId),
        eq(notifications.userId, customerId),
        eq(notifications.link, path),
        isNull(notifications.read),
      )} and ${overtakes} and exists (select 1 from told)`
    const said = sql`select ${sayingNews(sql`activity_id`, sql`user_id`, sql`id`)} from told`
    const [told] = rowsOf(
      await tx.execute(sql`with told as (${entered}), queued as (${queued}), overtaken as (${overtaken}), said as (${said})
        select told.id, (select count(*)::int from queued) devices, (select count(*) from said), ${users.noticeMail} "wantsLetters"
        from told join ${users} on ${users.id} = ${customerId}`),
    )
    if (!told) return false
    if (told.devices > 0) await enqueue(tx, push, {})
    const isWritten = letter === 'always' || (letter === 'wanted' && told.wantsLetters)
    if (isWritten) await enqueue(tx, mail, { letter: 'news', activityId, id: told.id })
    return true
  }
