import { centsOf, moneyOf } from '#rules/money.ts'
import { PRICE_LIMITS } from '#rules/price-limits.ts'
import { refuse } from '#rules/refusal.ts'
import { wordsOf } from '#rules/search.ts'
import { itemCategories, items } from '../../db/schema/shop.ts'
import type { Reads } from '../../work/work.ts'
import * as rows from './rows.ts'

type Wish = Omit<rows.Wish, 'from' | 'to'> & { priceFrom?: string | undefined; priceTo?: string | undefined }

/** What `grouping` says of a row of one colour, of one size, of one price, and of the whole. */
const KIND = { color: 3, size: 5, price: 6, whole: 7 }

const cents = (money: string | undefined) => (money === undefined ? null : centsOf(money))

/** How many goods each value of a filter leaves beside the other filters; not_found if the activity has no such category. */
export async function counts(w: Reads, { priceFrom, priceTo, search = '', ...wish }: Wish) {
  const { categoryId = null, itemColorId = null, color = null, size = null, discounted = false, available = false } = wish
  const values = { categoryId, itemColorId, color, size, discounted, available, from: cents(priceFrom), to: cents(priceTo) }
  const found = await w.all(items).list(rows.filterCounts, { ...values, words: wordsOf(search).map(rows.literally) })
  const of = (kind: keyof typeof KIND) => found.filter((row) => row.kind === KIND[kind])
  if (found.length === 1 && categoryId !== null && !(await w.all(itemCategories).first(rows.categoryById, { id: categoryId })))
    return refuse('not_found')
  const named = (all: { value: string; items: number }[]) => all.filter((one) => one.items > 0)
  const upTo = (limit: number) => of('price').reduce((sum, row) => (Number(row.price) <= limit ? sum + row.ofPrice : sum), 0)
  const [whole] = of('whole')
  return {
    data: {
      colors: named(of('color').map((row) => ({ value: row.color, items: row.ofColor }))),
      sizes: named(of('size').map((row) => ({ value: row.size, items: row.ofSize }))),
      prices: named(PRICE_LIMITS.map((limit) => ({ value: moneyOf(limit), items: upTo(limit) }))),
      discounted: whole?.discounted ?? 0,
      available: whole?.available ?? 0,
    },
  }
}
