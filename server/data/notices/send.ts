import type { NoticeWish, Sending } from '#contract/notices.ts'
import { asUserName } from '#rules/email.ts'
import { checkNotice, daysOf } from '#rules/notices.ts'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import { campaign } from '../../jobs/definitions.ts'
import type { Reads, Work } from '../../work/work.ts'
import { news } from '../notifications/kinds.ts'
import { counted, customerNamed, plan, reach } from '../sendings/rows.ts'

/** What a notice says. */
export type Draft = Pick<NoticeWish, 'title' | 'subTitle' | 'message' | 'translations' | 'link' | 'externalLink' | 'from' | 'until'> & {
  /** The hash of a picture in the store. */
  image?: string | null
}

const NONE = { queued: 0, sent: 0, received: 0, opened: 0, failed: 0, uncertain: 0 }

/**
 * Sends a notice now or at its time, or only counts whom it would reach.
 * @returns how it stands; or notice_link, notice_time, notice_days, or no_customer where the address is no customer's here
 */
export async function send(w: Work, wish: NoticeWish & Draft): Promise<{ data: Sending } | Refusal> {
  const zone = (await w.activity())?.zone ?? 'Europe/Rome'
  const no = checkNotice(wish, { now: w.now().getTime(), zone })
  if (no) return no
  const audience = await audienceOf(w, wish)
  if (isRefusal(audience)) return audience
  const at = new Date(Math.max(Date.parse(wish.at ?? ''), w.now().getTime()) || w.now())
  const { title, subTitle = null, message, image = null, link = null, externalLink = null, translations = {} } = wish
  const reached = { ...(await reach(w, audience, at)), at: at.toISOString() }
  if (wish.dryRun) return { data: { ...NONE, ...reached, id: null, state: 'counted' } }
  const fields = { title, subTitle, message, image, link, externalLink, ...daysOf(wish), translations, audience, created: at, at }
  const { sender, ...which } = await plan(w, fields)
  if (sender) await w.tell(sender, news('sending', { noticeId: which.noticeId, title }))
  await w.enqueue(campaign, which, at > w.now() ? at : undefined)
  return { data: { ...NONE, ...reached, id: which.noticeId, state: 'planned' } }
}

async function audienceOf(w: Work, { to, language, withoutVisitDays }: NoticeWish) {
  const narrowed = { ...(language && { language }), ...(withoutVisitDays && { withoutVisitDays }) }
  if (to === undefined) return narrowed
  const customer = await customerNamed(w, asUserName(to))
  return customer ? { ...narrowed, userId: customer.userId } : refuse('no_customer')
}

/** How a sending stands: before it begins, whom it would reach now. Not_found where this activity has no such notice. */
export async function sending(w: Reads, id: string): Promise<{ data: Sending } | Refusal> {
  const found = await counted(w, id)
  if (!found) return refuse('not_found')
  const { notice, ...counts } = found
  const { state, at, customers, audience } = notice
  const reached = state === 'planned' ? await reach(w, audience, at) : { customers, devices: counts.devices }
  return { data: { ...counts, ...reached, id, state, at: at.toISOString() } }
}
