import type { Words } from './fields.ts'
import type { Bundle } from './schema.ts'
import { codeOf } from './shop-codes.ts'
import { original } from './words.ts'

type Named = { name: Words; entry: unknown; under?: Words }
/** A list of a bundle whose entries are known again by their Italian names, a dish by its category's too; what is sold, by its code. */
type List = { one: string; many: string; of: (bundle: Bundle) => Named[] }

const byName = <T extends { name: Words }>(rows: readonly T[] = []): Named[] => rows.map((entry) => ({ name: entry.name, entry }))
const byTitle = <T extends { title: Words }>(rows: readonly T[] = []): Named[] => rows.map((entry) => ({ name: entry.title, entry }))
type Category = { name: Words }
const headings = (rows: readonly Category[] = [], without: string): Named[] =>
  rows.map((row) => ({ name: row.name, entry: { ...row, [without]: undefined } }))

export const LISTS: readonly List[] = [
  { one: 'category', many: 'categories', of: ({ menu }) => headings(menu?.categories, 'dishes') },
  {
    one: 'dish',
    many: 'dishes',
    of: ({ menu }) => (menu?.categories ?? []).flatMap(({ name, dishes }) => byName(dishes).map((dish) => ({ ...dish, under: name }))),
  },
  {
    one: 'category of the shop',
    many: 'categories of the shop',
    of: ({ shop }) => (shop?.categories ?? []).map((row) => ({ name: codeOf(row), entry: { ...row, goods: undefined } })),
  },
  {
    one: 'good',
    many: 'goods',
    of: ({ shop }) =>
      (shop?.categories ?? []).flatMap((category) =>
        category.goods.map((good) => ({ name: codeOf(good), entry: { ...good, category: codeOf(category) } })),
      ),
  },
  { one: 'store', many: 'stores', of: ({ stores }) => byName(stores) },
  { one: 'notice', many: 'notices', of: ({ notices }) => byTitle(notices) },
  { one: 'coupon', many: 'coupons', of: ({ coupons }) => byTitle(coupons) },
  { one: 'service', many: 'services', of: ({ booking }) => byTitle(booking?.services) },
  {
    one: 'operator',
    many: 'operators',
    of: ({ booking }) => (booking?.operators ?? []).map((entry) => ({ name: entry.fullName, entry })),
  },
  { one: 'pack', many: 'packs', of: ({ packs }) => byName(packs) },
  { one: 'scratch card', many: 'scratch cards', of: ({ scratchCards }) => byName(scratchCards) },
]

/** The entries of a list by their names, those of one category after those of another. */
export function entriesOf({ of }: List, bundle: Bundle): Map<string, unknown> {
  const groups = Map.groupBy(of(bundle), ({ under }) => (under === undefined ? '' : original(under)))
  const sorted = [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return new Map(sorted.flatMap(([group, rows]) => rows.map(({ name, entry }) => [JSON.stringify([group, original(name)]), entry])))
}

/** Everything else. */
export function outsideLists(bundle: Bundle): Record<string, unknown> {
  const { shop, booking } = bundle
  const listed = { menu: null, stores: null, notices: null, coupons: null, packs: null, scratchCards: null }
  return {
    ...bundle,
    ...listed,
    shop: shop && { ...shop, categories: null },
    booking: booking && { ...booking, services: null, operators: null },
  }
}
