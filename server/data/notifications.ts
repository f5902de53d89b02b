import type { I18n } from '@lingui/core'
import { eq, gte, sql } from 'drizzle-orm'
import { CODES, type LanguageCode } from '#contract/languages.ts'
import type { Paging } from '#contract/wire.ts'
import { instantOf, onTheWall } from '#rules/days.ts'
import { euros } from '#rules/money.ts'
import { notifications } from '../db/schema/notices.ts'
import type { Work } from '../db/work.ts'
import { wordsIn } from '../words.ts'
import { cut, order } from './order.ts'

const BY = { created: [notifications.created, notifications.id] }
const since = sql.placeholder('since')

/** A page of the person's feed, newest first unless asked otherwise; `daily`: of today on the activity's wall. Spec §7, §9. */
export async function mine(w: Work, { daily, ...paging }: Paging & { daily?: boolean | undefined }) {
  const page = cut(paging, order(paging, BY, { by: 'created', descending: 1 }))
  const { rows, totalRows } = daily ? await (await ofToday(w)).page(page) : await w.mine(notifications).page(page)
  const data = rows.map((row) => ({ ...row, created: row.created.toISOString(), updated: row.updated?.toISOString() ?? null }))
  return { data, totalRows }
}

async function ofToday(w: Work) {
  const zone = (await w.activity())?.zone ?? 'Europe/Rome'
  const midnight = instantOf(zone, onTheWall(zone, w.now().getTime()).day, '00:00')
  const values = { since: new Date(midnight).toISOString() }
  return w.mine(notifications).only({ kind: 'since', where: gte(notifications.created, since), values })
}

const sendingTitle = /*i18n*/ { id: 'feed.sending.title', message: "Invio dell'avviso «{title}»" }
const sendingRunning = /*i18n*/ { id: 'feed.sending.running', message: 'In partenza' }
const sendingFailed = /*i18n*/ { id: 'feed.sending.failed', message: "L'invio si è interrotto: riprende da solo" }
const sendingDone = /*i18n*/ {
  id: 'feed.sending.done',
  message: '{customers, plural, one {# cliente} other {# clienti}}, {devices, plural, one {# dispositivo} other {# dispositivi}}',
}

const received = /*i18n*/ { id: 'feed.received', message: 'Hai ricevuto {what}' }
const taken = /*i18n*/ { id: 'feed.taken', message: 'Dalla carta sono stati tolti {what}' }
const somePoints = /*i18n*/ { id: 'feed.points', message: '{points, plural, one {# punto} other {# punti}}' }
const both = /*i18n*/ { id: 'feed.both', message: '{credit} e {points}' }

/** What is said in the language of the person herself, whoever caused it. */
async function hers(w: Work) {
  const language = await w.language()
  return wordsIn(CODES.find((code): code is LanguageCode => code === language) ?? 'it')
}

const linkTo = (noticeId: string) => `/notices/${noticeId}`

/** Tells whoever sends a notice that it is under way. */
export async function sendingStarted(w: Work, { noticeId, title }: { noticeId: string; title: string }) {
  const words = await hers(w)
  const said = { title: words._({ ...sendingTitle, values: { title } }), message: words._(sendingRunning) }
  await w.mine(notifications).add({ ...said, status: 'R', link: linkTo(noticeId), created: w.now() })
}

/** Tells her what became of it: how many it was delivered to, or that it broke off. */
export async function sendingEnded(w: Work, noticeId: string, reached: { customers: number; devices: number } | undefined) {
  const entry = { kind: 'about', where: eq(notifications.link, sql.placeholder('link')), values: { link: linkTo(noticeId) } }
  const started = await w.mine(notifications).only(entry).first()
  if (!started) return
  const words = await hers(w)
  const message = reached ? words._({ ...sendingDone, values: reached }) : words._(sendingFailed)
  await w.mine(notifications).set(started.id, { status: reached ? 'D' : 'E', message, updated: w.now() })
}

type Moved = { value: number; pointValue: number; description: string | null }

/** What a movement of the card says in the feed: its size without a sign, and its reason. Cents and ten-thousandths of a point. */
export function movementWords(words: I18n, { value, pointValue, description }: Moved) {
  const points = Math.trunc(Math.abs(pointValue) / 10_000)
  const sizes = { credit: euros(Math.abs(value)), points: words._({ ...somePoints, values: { points } }) }
  const what = value === 0 ? sizes.points : pointValue === 0 ? sizes.credit : words._({ ...both, values: sizes })
  return { title: words._({ ...(value + pointValue < 0 ? taken : received), values: { what } }), message: description, link: '/flows' }
}

/** Tells a customer of a movement of her card that she did not make herself. */
export async function moved(w: Work, movement: Moved) {
  await w.mine(notifications).add({ ...movementWords(await hers(w), movement), status: 'D', created: w.now() })
}
