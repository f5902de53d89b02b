import type { FlowGroup, FlowType } from '#contract/flows.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Paging } from '#contract/wire.ts'
import { moneyOf, pointsOf } from '#rules/money.ts'
import { TYPES_OF } from '#rules/movements.ts'
import { isRefusal } from '#rules/refusal.ts'
import { flows } from '../../db/schema/cards.ts'
import type { Entry, Movement } from '../../work/ledger.ts'
import { cut } from '../../work/sorting.ts'
import type { Reads, Work } from '../../work/work.ts'
import { wordsIn } from '../../words.ts'
import { news } from '../notifications/kinds.ts'
import { type OrderTold, storyIn } from '../reasons.ts'
import { sorted, stories, storiesOf } from './rows.ts'

type Wish = Paging & { group?: FlowGroup | undefined }

const pageOf = (w: Reads, { group, ...paging }: Wish) =>
  group ? w.mine(flows).page(cut(paging), storiesOf(paging), { types: TYPES_OF[group] }) : w.mine(flows).page(cut(paging), stories(paging))

/**
 * A page of the customer's movements, or of one group of them, newest first unless asked otherwise; those of one instant in the
 * order they were made.
 */
export async function mine(w: Reads, wish: Wish, language: LanguageCode) {
  const { rows, totalRows } = await pageOf(w, wish)
  const told = rows.map(({ number, shipping, isGoods, articles, ...flow }) => ({
    ...flow,
    order: shipping === null || isGoods === null ? undefined : { number, shipping, isGoods, articles },
  }))
  return { data: { flows: await shownFlows(told, language) }, totalRows }
}

type Told = Omit<Movement, 'activityId' | 'userId' | 'seq'> & { order?: OrderTold | undefined }

/** Movements as their reader reads them, with the orders that they are of as far as those are known. */
export async function shownFlows(rows: readonly Told[], language: LanguageCode) {
  const words = await wordsIn(language)
  return rows.map(({ id, created, type, value, pointValue, balance, pointBalance, orderId, order, ...told }) => ({
    id,
    created: created.toISOString(),
    type,
    value: moneyOf(value),
    pointValue: pointsOf(pointValue),
    balance: moneyOf(balance),
    pointBalance: pointsOf(pointBalance),
    ...storyIn(words, told, order),
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
