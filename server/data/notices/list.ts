import type { Paging } from '#contract/wire.ts'
import { may } from '#rules/permissions.ts'
import { refuse } from '#rules/refusal.ts'
import { notices, noticeSents } from '../../db/schema/notices.ts'
import { cut } from '../../work/sorting.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'
import { shownTranslations } from '../translations.ts'
import { byId, delivered, deliveredOf, isOfNotice, marked, ofBundle, latest as theLatest } from './rows.ts'

const shown = (notice: Row<typeof notices>) => ({
  ...notice,
  created: notice.created.toISOString(),
  translations: shownTranslations(notice.translations),
})
const marks = ({ id, read, readNative }: Row<typeof noticeSents>) => ({ id, read: read !== null, readNative: readNative !== null })

/** A page of what was delivered to the customer, newest first unless asked otherwise, and how many of all are unread. */
export async function mine(w: Reads, paging: Paging) {
  const { rows, totalRows, counts } = await w.mine(noticeSents).page(cut(paging), delivered(paging))
  const data = rows.map(({ sent, notice }) => ({ ...marks(sent), created: sent.created.toISOString(), notice: shown(notice) }))
  return { data, totalRows, unread: counts.unread }
}

/** A notice with the marks of her delivery; not_found if she has none, unless she administers the activity. */
export async function one(w: Reads, id: string) {
  const hers = await w.mine(noticeSents).first(deliveredOf, { noticeId: id })
  if (hers) return { data: { ...shown(hers.notice), sent: marks(hers.sent) } }
  if (!may(w.scope.actor.roles, 'administration')) return refuse('not_found')
  const any = await w.all(notices).first(byId, { id })
  return any ? { data: shown(any) } : refuse('not_found')
}

/** The notices that the activity's bundle brings: to send, and as yet sent to nobody. */
export const bundled = (w: Reads) => w.all(notices).list(ofBundle)

/** The last ten that the activity sent, whoever they went to. */
export async function latest(w: Reads) {
  const rows = await w.all(notices).list(theLatest)
  return { data: rows.map(({ id, title, state, at }) => ({ id, title, state, at: at.toISOString() })) }
}

/** Takes her delivery of a notice away; not_found if she has none. */
export async function remove(w: Work, id: string) {
  const [gone] = await w.mine(noticeSents).remove(isOfNotice(id))
  return gone ? {} : refuse('not_found')
}

/** Marks a delivery as opened in the app; not_found if it is not hers. */
export async function read(w: Work, id: string) {
  const sent = await w.mine(noticeSents).set(id, { read: marked(noticeSents.read, w.now()) })
  return sent ? { data: marks(sent) } : refuse('not_found')
}

/** Marks a delivery as opened from a push, and so as read; not_found if it is not hers. SEMANTICS 8. */
export async function readNative(w: Work, id: string) {
  const opened = { read: marked(noticeSents.read, w.now()), readNative: marked(noticeSents.readNative, w.now()) }
  const sent = await w.mine(noticeSents).set(id, opened)
  return sent ? { data: marks(sent) } : refuse('not_found')
}
