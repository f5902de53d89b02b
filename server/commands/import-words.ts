import { isSame, type ListChange, mostlyGone } from '../bundle/differences.ts'
import type { Change } from '../bundle/import.ts'
import type { CheckedBundle } from '../bundle/read.ts'

const count = (n: number, { one, many }: { one: string; many: string }) => `${n} ${n === 1 ? one : many}`

/** What an import changes, in a few lines such as `52 dishes: 2 new, 1 price, 45 gone`. */
export function changeLines({ was, difference }: Change, { bundle }: CheckedBundle): string[] {
  if (!difference) return ['What is there now was written by another version of the program and cannot be compared.']
  const { lists, fields } = difference
  const others = fields.filter((field) => field !== 'name')
  return [
    ...(was.name === bundle.name ? [] : [`the name: ${was.name} becomes ${bundle.name}`]),
    ...lists.map(listLine),
    ...(others.length > 0 ? [`changed too: ${others.join(', ')}`] : []),
  ]
}

function listLine(list: ListChange): string {
  const { added, price, changed, gone, after } = list
  const parts = [`${added} new`, count(price, { one: 'price', many: 'prices' }), `${changed} changed`, `${gone} gone`]
  return `${count(after, list)}: ${parts.filter((part) => !part.startsWith('0 ')).join(', ')}`
}

/** Why an import takes --replace. */
export function replaceReason({ was, difference }: Change, { bundle }: CheckedBundle): string {
  if (!difference) return 'it is not known what would go'
  const name = was.name === bundle.name ? [] : [`the name would change from "${was.name}" to "${bundle.name}"`]
  const gone = mostlyGone(difference).map((list) => `${list.gone} of ${count(list.before, list)} would go`)
  return [...name, ...gone].join(', and ')
}

/** How large it is: its dishes, its goods if it sells any, and its files. */
export function sizeOf({ bundle, media }: CheckedBundle): string {
  const dishes = bundle.menu?.categories.reduce((sum, category) => sum + category.dishes.length, 0) ?? 0
  const goods = bundle.shop?.categories.reduce((sum, category) => sum + category.goods.length, 0) ?? 0
  const sold = goods > 0 ? `, ${count(goods, { one: 'good', many: 'goods' })}` : ''
  return `${count(dishes, { one: 'dish', many: 'dishes' })}${sold}, ${count(media.size, { one: 'file', many: 'files' })}`
}

export const isUnchanged = (change: Change | undefined): boolean => change?.difference !== undefined && isSame(change.difference)
