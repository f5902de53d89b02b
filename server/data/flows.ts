import type { FlowType } from '#contract/flows.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Reason } from '#contract/reasons.ts'
import type { Paging } from '#contract/wire.ts'
import { moneyOf, pointsOf } from '#rules/money.ts'
import { isRefusal } from '#rules/refusal.ts'
import { flows } from '../db/schema/cards.ts'
import type { Entry, Movement } from '../work/ledger.ts'
import { cut, sortings } from '../work/sorting.ts'
import type { Reads, Work } from '../work/work.ts'
import { wordsIn } from '../words.ts'
import { news } from './notifications/kinds.ts'
import { reasonIn } from './reasons.ts'

const sorted = sortings(flows, { created: [flows.created, flows.seq] }, { by: 'created', descending: 1 })

/** A page of the customer's movements, newest first unless asked otherwise; those of one instant in the order they were made. */
export async function mine(w: Reads, paging: Paging, language: LanguageCode) {
  const { rows, totalRows } = await w.mine(flows).page(cut(paging), sorted(paging))
  return { data: { flows: await shownFlows(rows, language) }, totalRows }
}

/** Movements as their reader reads them. */
export async function shownFlows(rows: Movement[], language: LanguageCode) {
  const words = await wordsIn(language)
  return rows.map(({ id, created, type, value, pointValue, balance, pointBalance, orderId, ...told }) => ({
    id,
    created: created.toISOString(),
    type,
    value: moneyOf(value),
    pointValue: pointsOf(pointValue),
    balance: moneyOf(balance),
    pointBalance: pointsOf(pointBalance),
    description: reasonIn(words, told),
    orderId,
  }))
}

/** The newest first: `newest({})` for a customer's, whoever asks. */
export const newest = sorted

/** Her last movement; undefined if she has none. */
export const lastMovement = (w: Reads) => w.mine(flows).first(sorted({}))

/** Movements that a customer learns of from her feed: nobody was at the till with her. */
export const TOLD: readonly FlowType[] = ['AM', 'B', 'W', 'IS', 'SM']

/** Records a movement that the owner makes, and tells the customer of it where she was not there. Refuses as the ledger does. */
export async function credit(w: Work, entry: Entry) {
  const done = await w.ledger.post(entry)
  if (isRefusal(done)) return done
  if (TOLD.includes(entry.type)) await w.tell(done.userId, news('movement', done))
  await w.changed(done.userId, 'card', done.id)
  return done
}
