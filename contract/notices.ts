import * as z from 'zod/mini'
import { call, filledLine, Id, Instant, list, one, paging, Picture, translation } from './wire.ts'

const text = z._default(z.nullable(z.string()), null)
const day = z._default(z.nullable(z.iso.date()), null)

/** What an activity publishes. `link` is a path of this app, `externalLink` https. */
export const Notice = z.object({
  id: Id,
  title: z.string(),
  subTitle: text,
  message: text,
  image: z._default(Picture, null),
  link: text,
  externalLink: text,
  /** The first and the last of the days on which it holds, on the activity's calendar; the same for one day, null for a notice without days. */
  from: day,
  until: day,
  created: Instant,
  translations: z._default(z.array(translation('title', 'subTitle', 'message')), []),
})
export type Notice = z.infer<typeof Notice>

/** The marks of one delivery: opened in the app, opened from a push. SEMANTICS 8. */
export const Marks = z.object({ id: Id, read: z._default(z.boolean(), false), readNative: z._default(z.boolean(), false) })
export type Marks = z.infer<typeof Marks>

/** A notice's delivery to one customer. */
export const NoticeSent = z.extend(Marks, { created: Instant, notice: Notice })
export type NoticeSent = z.infer<typeof NoticeSent>

/** `unread` is the count of all, not of the page; another server may leave it out. */
const Inbox = z.extend(list(NoticeSent), { unread: z.optional(z.number()) })
/** The notice with the marks of her delivery. */
const Opened = z.extend(Notice, { sent: z.optional(Marks) })

const Message = z.string().check(z.trim(), z.minLength(1), z.maxLength(5000))
const Words = { title: filledLine(500), subTitle: z.optional(filledLine(500)), message: Message }

/** A notice to send, and to whom: to all customers of the activity where nothing narrows it. Instants with offset. */
export const NoticeWish = z.object({
  activityId: Id,
  ...Words,
  /** Texts by language code, of those that differ from the original. */
  translations: z.optional(z.partialRecord(z.enum(['it', 'es', 'fr', 'de', 'en']), z.partial(z.object(Words)))),
  link: z.optional(z.string().check(z.maxLength(2048))),
  externalLink: z.optional(z.string().check(z.maxLength(2048))),
  /** The first day on which it holds, and the last, which is the first where it is left out. On the activity's calendar. */
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
  /** E-mail of the only customer it goes to. */
  to: z.optional(z.string().check(z.maxLength(254))),
  /** Only customers who use the app in this language. */
  language: z.optional(z.enum(['it', 'es', 'fr', 'de', 'en'])),
  /** Only customers without a movement for so many days. */
  withoutVisitDays: z.optional(z.int().check(z.gte(1), z.lte(3650))),
  /** When; now where it is left out. */
  at: z.optional(Instant),
  /** Only counts. */
  dryRun: z._default(z.boolean(), false),
})
export type NoticeWish = z.infer<typeof NoticeWish>

/** How a sending stands. `uncertain` of those sent may have arrived twice: the process ended before the push service had answered. */
export const Sending = z.object({
  id: z.nullable(Id),
  state: z.enum(['counted', 'planned', 'running', 'done', 'failed']),
  at: Instant,
  customers: z.number(),
  devices: z.number(),
  queued: z.number(),
  sent: z.number(),
  received: z.number(),
  opened: z.number(),
  failed: z.number(),
  uncertain: z.number(),
})
export type Sending = z.infer<typeof Sending>

const byId = z.object({ id: Id, activityId: Id })

/** Spec §7, Activities; Card, notices, notifications. */
export const calls = {
  mine: call('GET /api/activities/{id}/noticessent/user', z.object({ id: Id, ...paging('created') }), Inbox, { keep: true }),
  one: call('GET /api/notices/{id}', byId, one(Opened), { keep: true }),
  remove: call('DELETE /api/noticesents/notice/{id}', byId, z.object({})),
  read: call('PUT /api/notice-sents/{id}/read', byId, one(Marks)),
  readNative: call('PUT /api/notice-sents/{id}/read-native', byId, one(Marks)),
  send: call('POST /api/notices', NoticeWish, one(Sending), {
    needs: 'administration',
    once: true,
    ours: 'an activity sends its notices through the same rooms as its customers read them',
  }),
  sending: call('GET /api/notices/{id}/sending', byId, one(Sending), {
    needs: 'administration',
    ours: 'whoever sent a notice sees how many it reached',
  }),
}
