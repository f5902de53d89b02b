import { desc, eq, isNull, not, sql } from 'drizzle-orm'
import type { NoticeWish, Sending } from '#contract/notices.ts'
import type { Paging } from '#contract/wire.ts'
import { asUserName } from '#rules/email.ts'
import { checkNotice } from '#rules/notices.ts'
import { may } from '#rules/permissions.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { notices, noticeSents } from '../db/schema/notices.ts'
import type { Row, Work } from '../db/work.ts'
import { campaign } from '../jobs/definitions.ts'
import { news } from './notifications/kinds.ts'
import { cut, order } from './order.ts'
import { shownTranslations } from './translations.ts'

const BY = { created: [noticeSents.created, noticeSents.id] }
const NEWEST = [desc(noticeSents.created)]
const LAST = [desc(notices.at)]
const NOT_BUNDLED = { kind: 'not of the bundle', where: not(notices.bundled), values: {} }
const BUNDLED = { kind: 'of the bundle', where: eq(notices.bundled, true), values: {} }
const itsNotice = eq(notices.id, noticeSents.noticeId)
const unread = isNull(noticeSents.read)
const noticeId = sql.placeholder('noticeId')

const shown = (notice: Row<typeof notices>) => ({
  ...notice,
  created: notice.created.toISOString(),
  translations: shownTranslations(notice.translations),
})
const marks = ({ id, read, readNative }: Row<typeof noticeSents>) => ({ id, read: read !== null, readNative: readNative !== null })

/** A page of what was delivered to the customer, newest first unless asked otherwise, and how many of all are unread. */
export async function mine(w: Work, paging: Paging) {
  const page = cut(paging, order(paging, BY, { by: 'created', descending: 1 }))
  const { rows, totalRows, marked } = await w.mine(noticeSents).pageWith(notices, itsNotice, page, unread)
  const data = rows.map(({ row, other }) => ({ ...marks(row), created: row.created.toISOString(), notice: shown(other) }))
  return { data, totalRows, unread: marked }
}

/** A notice with the marks of her delivery; not_found where she has none, unless she administers the activity. */
export async function one(w: Work, id: string) {
  const delivered = { kind: 'of notice', where: eq(noticeSents.noticeId, noticeId), values: { noticeId: id } }
  const [hers] = await w.mine(noticeSents).only(delivered).with(notices, itsNotice, NEWEST)
  if (hers) return { data: { ...shown(hers.other), sent: marks(hers.row) } }
  if (!may(w.roles, 'administration')) return refuse('not_found')
  const any = await w
    .ours(notices)
    .only({ kind: 'by id', where: eq(notices.id, noticeId), values: { noticeId: id } })
    .first()
  return any ? { data: shown(any) } : refuse('not_found')
}

/** The notices that the activity's bundle brings: to send, and as yet sent to nobody. */
export const bundled = (w: Work) => w.ours(notices).only(BUNDLED).list(LAST)

/** The last ten that the activity sent, whoever they went to. */
export async function latest(w: Work) {
  const { rows } = await w.ours(notices).only(NOT_BUNDLED).page({ sort: LAST, offset: 0, limit: 10 })
  return { data: rows.map(({ id, title, state, at }) => ({ id, title, state, at: at.toISOString() })) }
}

/** Takes her delivery of a notice away; not_found where she has none. */
export async function remove(w: Work, id: string) {
  const [gone] = await w.mine(noticeSents).remove(eq(noticeSents.noticeId, id))
  return gone ? {} : refuse('not_found')
}

/** The first instant stays. */
const now = (w: Work, column: typeof noticeSents.read | typeof noticeSents.readNative) =>
  sql`coalesce(${column}, ${w.now().toISOString()}::timestamptz)`

/** Marks a delivery as opened in the app; not_found where it is not hers. */
export async function read(w: Work, id: string) {
  const sent = await w.mine(noticeSents).set(id, { read: now(w, noticeSents.read) })
  return sent ? { data: marks(sent) } : refuse('not_found')
}

/** Marks a delivery as opened from a push, and so as read; not_found where it is not hers. SEMANTICS 8. */
export async function readNative(w: Work, id: string) {
  const sent = await w.mine(noticeSents).set(id, { read: now(w, noticeSents.read), readNative: now(w, noticeSents.readNative) })
  return sent ? { data: marks(sent) } : refuse('not_found')
}

/** What a notice says. */
export type Draft = Pick<NoticeWish, 'title' | 'subTitle' | 'message' | 'translations' | 'link' | 'externalLink'> & {
  /** The hash of a picture in the store. */
  image?: string | null
}

const NONE = { queued: 0, sent: 0, received: 0, opened: 0, failed: 0, uncertain: 0 }

/**
 * Sends a notice now or at its time, or only counts whom it would reach.
 * @returns how it stands; or notice_link, notice_time, or no_customer where the address is no customer's here
 */
export async function send(w: Work, wish: NoticeWish & Draft): Promise<{ data: Sending } | Refusal> {
  const no = checkNotice(wish, w.now().getTime())
  if (no) return no
  const audience = await audienceOf(w, wish)
  if (isRefusal(audience)) return audience
  const at = new Date(Math.max(Date.parse(wish.at ?? ''), w.now().getTime()) || w.now())
  const { title, subTitle = null, message, image = null, link = null, externalLink = null, translations = {} } = wish
  const reached = { ...(await w.sendings.reach(audience, at)), at: at.toISOString() }
  if (wish.dryRun) return { data: { ...NONE, ...reached, id: null, state: 'counted' } }
  const fields = { title, subTitle, message, image, link, externalLink, translations, audience, created: at, at }
  const { sender, ...which } = await w.sendings.plan(fields)
  if (sender) await w.kernel.tell(sender, news('sending', { noticeId: which.noticeId, title }))
  await w.enqueue(campaign, which, at > w.now() ? at : undefined)
  return { data: { ...NONE, ...reached, id: which.noticeId, state: 'planned' } }
}

async function audienceOf(w: Work, { to, language, withoutVisitDays }: NoticeWish) {
  const narrowed = { ...(language && { language }), ...(withoutVisitDays && { withoutVisitDays }) }
  if (to === undefined) return narrowed
  const customer = await w.sendings.customer(asUserName(to))
  return customer ? { ...narrowed, userId: customer.userId } : refuse('no_customer')
}

/** How a sending stands: before it begins, whom it would reach now. Not_found where this activity has no such notice. */
export async function sending(w: Work, id: string): Promise<{ data: Sending } | Refusal> {
  const found = await w.sendings.counted(id)
  if (!found) return refuse('not_found')
  const { notice, ...counts } = found
  const { state, at, customers, audience } = notice
  const reached = state === 'planned' ? await w.sendings.reach(audience, at) : { customers, devices: counts.devices }
  return { data: { ...counts, ...reached, id, state, at: at.toISOString() } }
}
