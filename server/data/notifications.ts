import type { I18n } from '@lingui/core'
import { eq, gte, sql } from 'drizzle-orm'
import type { LanguageCode } from '#contract/languages.ts'
import type { Paging } from '#contract/wire.ts'
import { instantOf, onTheWall } from '#rules/days.ts'
import { euros } from '#rules/money.ts'
import { type Happening, notifications } from '../db/schema/notices.ts'
import type { Row, Work } from '../db/work.ts'
import type { Work as KernelWork } from '../work/work.ts'
import { wordsIn } from '../words.ts'
import { cut, order } from './order.ts'
import { reasonIn } from './reasons.ts'

const BY = { created: [notifications.created, notifications.id] }
const since = sql.placeholder('since')

/** A page of the person's feed, newest first unless asked otherwise; `daily`: of today on the activity's wall. Spec §7, §9. */
export async function mine(w: Work, { daily, ...paging }: Paging & { daily?: boolean | undefined }, language: LanguageCode) {
  const page = cut(paging, order(paging, BY, { by: 'created', descending: 1 }))
  const { rows, totalRows } = daily ? await (await ofToday(w)).page(page) : await w.mine(notifications).page(page)
  const words = await wordsIn(language)
  const data = rows.map((row) => ({
    ...row,
    ...entryIn(words, row),
    created: row.created.toISOString(),
    updated: row.updated?.toISOString() ?? null,
  }))
  return { data, totalRows }
}

async function ofToday(w: Work) {
  const zone = (await w.activity())?.zone ?? 'Europe/Rome'
  const midnight = instantOf(zone, onTheWall(zone, w.now().getTime()).day, '00:00')
  const values = { since: new Date(midnight).toISOString() }
  return w.mine(notifications).only({ kind: 'since', where: gte(notifications.created, since), values })
}

const sendingTitle = /*i18n*/ { id: 'feed.sending.title', message: 'Invio dell’avviso «{title}»' }
const sendingRunning = /*i18n*/ { id: 'feed.sending.running', message: 'In partenza' }
const sendingFailed = /*i18n*/ { id: 'feed.sending.failed', message: 'L’invio si è interrotto: riprende da solo' }
const sendingDone = /*i18n*/ {
  id: 'feed.sending.done',
  message: '{customers, plural, one {# cliente} other {# clienti}}, {devices, plural, one {# dispositivo} other {# dispositivi}}',
}

const received = /*i18n*/ { id: 'feed.received', message: 'Hai ricevuto {what}' }
const taken = /*i18n*/ { id: 'feed.taken', message: 'Dalla carta sono stati tolti {what}' }
const somePoints = /*i18n*/ { id: 'feed.points', message: '{points, plural, one {# punto} other {# punti}}' }
const both = /*i18n*/ { id: 'feed.both', message: '{credit} e {points}' }

const wordsOfSending = {
  R: sendingRunning,
  S: sendingRunning,
  E: sendingFailed,
  D: sendingDone,
}

type Movement = Extract<Happening, { kind: 'movement' }>
type Entry = Pick<Row<typeof notifications>, 'title' | 'message' | 'status' | 'happening'>

/** Title and message of an entry, as the reader of these words reads them: without a sign, a movement's size, and its reason. */
export function entryIn(words: I18n, { title, message, status, happening }: Entry): { title: string; message: string | null } {
  if (!happening) return { title: title ?? '', message }
  if (happening.kind === 'sending') {
    const values = { title: happening.title, ...happening.reached }
    return { title: words._({ ...sendingTitle, values }), message: words._({ ...wordsOfSending[status], values }) }
  }
  const { value, pointValue } = happening
  const points = Math.trunc(Math.abs(pointValue) / 10_000)
  const sizes = { credit: euros(Math.abs(value)), points: words._({ ...somePoints, values: { points } }) }
  const what = value === 0 ? sizes.points : pointValue === 0 ? sizes.credit : words._({ ...both, values: sizes })
  const said = value + pointValue < 0 ? taken : received
  return { title: words._({ ...said, values: { what } }), message: reasonIn(words, happening) }
}

const linkTo = (noticeId: string) => `/notices/${noticeId}`

/** Tells whoever sends a notice that it is under way. */
export async function sendingStarted(w: Work, { noticeId, title }: { noticeId: string; title: string }) {
  await w.mine(notifications).add({ happening: { kind: 'sending', title }, status: 'R', link: linkTo(noticeId), created: w.now() })
}

/** Tells her what became of it: how many it was delivered to, or that it broke off. */
export async function sendingEnded(w: Work, noticeId: string, reached: { customers: number; devices: number } | undefined) {
  const entry = { kind: 'about', where: eq(notifications.link, sql.placeholder('link')), values: { link: linkTo(noticeId) } }
  const started = await w.mine(notifications).only(entry).first()
  if (!started) return
  const { happening } = started
  // Of an older one its text says that it is on its way.
  const now = happening ? { happening: { ...happening, ...(reached && { reached }) } } : { message: null }
  await w.mine(notifications).set(started.id, { status: reached ? 'D' : 'E', ...now, updated: w.now() })
}

/** The entry about a movement. */
export const aboutMovement = ({ value, pointValue, description, reason }: Omit<Movement, 'kind'>) => ({
  happening: { kind: 'movement', value, pointValue, description, reason } satisfies Movement,
  status: 'D' as const,
  link: '/flows',
})

/** Tells a customer of a movement of her card that she did not make herself. */
export async function moved(w: KernelWork, movement: Omit<Movement, 'kind'>) {
  await w.mine(notifications).add({ ...aboutMovement(movement), created: w.now() })
}
