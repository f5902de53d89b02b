import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

/** Whom a sending is for; nothing narrows it: all customers. */
export type Audience = { userId?: string; language?: string; withoutVisitDays?: number }

/**
 * What an activity publishes, and how its sending stands: `planned` until `at`, `running` while it is fanned out (`reached`
 * is the last customer done), `done`, or `failed`. Those of the bundle go to nobody by themselves.
 */
export const notices = pgTable(
  'notices',
  {
    activityId: activityId(),
    id: text().notNull(),
    title: text().notNull(),
    subTitle: text(),
    message: text(),
    image: text(),
    link: text(),
    externalLink: text(),
    /** The days on which it holds, on the activity's calendar, the last one too; both or neither. */
    from: date('from_day', { mode: 'string' }),
    until: date('until_day', { mode: 'string' }),
    translations: jsonb().$type<Record<string, Record<string, string>>>().notNull().default({}),
    created: instant().notNull(),
    at: instant().notNull(),
    state: text().$type<'planned' | 'running' | 'done' | 'failed'>().notNull().default('planned'),
    audience: jsonb().$type<Audience>().notNull().default({}),
    reached: text().notNull().default(''),
    /** How many it was delivered to, whatever they did with it since. */
    customers: integer().notNull().default(0),
    /** Who sent it; nobody for those of the bundle. */
    sender: text(),
    bundled: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    check('notices_days', sql`(${t.from} is null) = (${t.until} is null) and ${t.from} <= ${t.until}`),
  ],
)

/** A notice's delivery to one customer. */
export const noticeSents = pgTable(
  'notice_sents',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    noticeId: text().notNull(),
    created: instant().notNull(),
    read: instant(),
    readNative: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    unique('notice_sents_once').on(t.activityId, t.noticeId, t.userId),
    index('notice_sents_owner').on(t.activityId, t.userId, t.created),
  ],
)

/**
 * One push to one device, of a notice or of what its owner was told (`kind` and `about`, as its notification has them). Its id
 * is half of its receipt: random, known only to whoever decrypts the push. A process takes it (`claimed`), asks the push
 * service, and writes the answer down; what was taken and never answered is taken again once, and counts as `uncertain`.
 */
export const pushes = pgTable(
  'pushes',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    kind: text().notNull(),
    about: text().notNull(),
    deviceId: text().notNull(),
    /** Host name of the push service. */
    service: text().notNull(),
    state: text().$type<'queued' | 'sending' | 'sent' | 'failed'>().notNull().default('queued'),
    tries: integer().notNull().default(0),
    due: instant().notNull(),
    claimed: instant(),
    sent: instant(),
    received: instant(),
    opened: instant(),
    failure: text(),
    uncertain: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    unique('pushes_once').on(t.activityId, t.kind, t.about, t.deviceId),
    index('pushes_due').on(t.service, t.due).where(sql`${t.state} in ('queued', 'sending')`),
  ],
)

/**
 * The system feed of one person in one activity: what she was told, once of each thing (`about`, within its kind). Its words
 * are made of `facts` when it is read; those of the kind `written` stand in the row. Spec §3.
 */
export const notifications = pgTable(
  'notifications',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    kind: text().notNull().default('written'),
    about: text().notNull().default(sql`gen_random_uuid()::text`),
    facts: jsonb().$type<object>().notNull().default({}),
    title: text(),
    subTitle: text(),
    message: text(),
    status: text().$type<'R' | 'S' | 'E' | 'D'>().notNull().default('D'),
    link: text(),
    externalLink: text(),
    created: instant().notNull(),
    updated: instant(),
    /** When she opened it, or did what it asks for; what she did herself is read from the start. */
    read: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    unique('notifications_once').on(t.activityId, t.userId, t.kind, t.about),
    index('notifications_owner').on(t.activityId, t.userId, t.created),
  ],
)
