import type { LanguageCode } from '#contract/languages.ts'
import type { CounterGood } from '#contract/sold-out.ts'
import { type Refusal, refuse } from '#rules/refusal.ts'
import { type SoldOut, soldOutHow, soldOutUntil } from '#rules/sold-out.ts'
import { itemColorSizes, items } from '../../db/schema/shop.ts'
import { stock } from '../../db/schema/stock.ts'
import { backInStock } from '../../jobs/definitions.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'
import { nameIn } from '../cart/variants.ts'
import { risen } from '../stock-alerts/stock-alerts.ts'
import { goodById, goodsLike, sizesOf } from './rows.ts'

/** So many fill the screen; a search finds the others. */
const SHOWN = 30

async function shownGoods(w: Pick<Reads, 'all'>, goods: readonly Row<typeof items>[], language: LanguageCode): Promise<CounterGood[]> {
  const all = await w.all(itemColorSizes).list(sizesOf, { itemIds: goods.map(({ id }) => id) })
  return goods.map((item) => {
    const its = all.filter(({ size }) => size.itemId === item.id)
    return {
      id: item.id,
      name: nameIn(language, item),
      image: its[0]?.color.image ?? null,
      sizes: its.map(({ size, color, left, soldOutUntil: until }) => ({
        id: size.id,
        color: nameIn(language, color),
        size: size.name,
        left,
        soldOut: soldOutHow(until?.getTime() ?? null),
      })),
    }
  })
}

/** The goods that staff look for, those first of which they say that something is sold out. */
export async function goods(w: Reads, search: string, language: LanguageCode) {
  const { rows, totalRows, counts } = await w.all(items).page({ offset: 0, limit: SHOWN }, goodsLike(search))
  return { data: await shownGoods(w, rows, language), totalRows, marked: counts['marked'] ?? 0 }
}

type Mark = { id: string; soldOut: SoldOut | null }

/**
 * Staff say that there is none of some variants of a good, for today or until they say otherwise, or that there is again; whoever
 * waits for them is told then. What is counted stays as it is.
 * @returns the good; or not_found where it, or one of them, is not of it
 */
export async function mark(w: Work, id: string, marks: readonly Mark[], language: LanguageCode): Promise<{ data: CounterGood } | Refusal> {
  const activity = await w.activity()
  const good = await w.all(items).first(goodById, { id })
  if (!activity || !good) return refuse('not_found')
  const its = await w.all(itemColorSizes).list(sizesOf, { itemIds: [id] })
  if (marks.some((one) => !its.some(({ size }) => size.id === one.id))) return refuse('not_found')
  const now = w.now().getTime()
  const rows = w.all(stock, 'counter')
  // In the order of ids, in which everybody takes from stock.
  for (const { id: variantId, soldOut } of marks.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const until = soldOut && new Date(soldOutUntil(soldOut, activity.zone, now))
    if (!(await rows.set(variantId, { soldOutUntil: until }))) return refuse('not_found')
    if (soldOut === 'today' && until) await w.enqueue(backInStock, { activityId: activity.id }, until)
  }
  await risen(
    w,
    marks.flatMap((one) => (one.soldOut === null ? [one.id] : [])),
  )
  const [data] = await shownGoods(w, [good], language)
  return data ? { data } : refuse('not_found')
}
