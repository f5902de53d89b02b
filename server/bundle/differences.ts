import { isDeepStrictEqual } from 'node:util'
import { entriesOf, LISTS, outsideLists } from './entries.ts'
import { Bundle } from './schema.ts'
import { isRecord } from './walk.ts'

/** A bundle as it is kept: what the file says, and its pictures by the names they have in it. */
export type Kept = { document: unknown; files: Record<string, string> }

/** What becomes of the entries of one list. An entry with another price is not among those that changed otherwise. */
export type ListChange = {
  one: string
  many: string
  before: number
  after: number
  added: number
  price: number
  changed: number
  gone: number
}

/** What an import changes: lists with another entry, and fields outside of lists. */
export type Difference = { lists: ListChange[]; fields: string[] }

/**
 * Compares two bundles by what they mean: a picture is its content, a default that is written is one that is left out.
 * @returns undefined if the older one is no bundle for this version of the program
 */
export function differences(before: Kept, after: Kept): Difference | undefined {
  const [old, now] = [meaning(before), meaning(after)]
  if (!old || !now) return undefined
  const pairs = LISTS.map((list) => ({ ...list, from: entriesOf(list, old), to: entriesOf(list, now) }))
  const lists = pairs.map(change).filter(({ added, price, changed, gone }) => added + price + changed + gone > 0)
  const orders = pairs.filter(isInOtherOrder).map(({ many }) => `the order of ${many}`)
  return { lists, fields: [...orders, ...otherFields(old, now)] }
}

type Pair = { one: string; many: string; from: Map<string, unknown>; to: Map<string, unknown> }

function change({ one, many, from, to }: Pair): ListChange {
  const others = [...to].filter(([name, entry]) => from.has(name) && !isDeepStrictEqual(from.get(name), entry))
  const price = others.filter(([name, entry]) => !isDeepStrictEqual(priceOf(from.get(name)), priceOf(entry))).length
  const added = [...to.keys()].filter((name) => !from.has(name)).length
  const gone = [...from.keys()].filter((name) => !to.has(name)).length
  return { one, many, before: from.size, after: to.size, added, price, changed: others.length - price, gone }
}

const isInOtherOrder = ({ from, to }: Pair) =>
  !isDeepStrictEqual(
    [...from.keys()].filter((name) => to.has(name)),
    [...to.keys()].filter((name) => from.has(name)),
  )

export const isSame = ({ lists, fields }: Difference): boolean => lists.length + fields.length === 0

/** Fewer entries than these are soon written again. */
const FEW = 5

/** Lists of which most would go: more than half, where they have more than a few. */
export const mostlyGone = ({ lists }: Difference): ListChange[] => lists.filter(({ before, gone }) => gone >= FEW && gone * 2 > before)

function meaning({ document, files }: Kept): Bundle | undefined {
  const read = Bundle.safeParse(document)
  if (!read.success) return undefined
  const named = JSON.stringify(read.data, (_, value: unknown) =>
    typeof value === 'string' && Object.hasOwn(files, value) ? files[value] : value,
  )
  return JSON.parse(named) as Bundle
}

const priceOf = (entry: unknown) => (isRecord(entry) ? [entry['price'], entry['discountPrice']] : [])

/** The names of fields outside of lists that differ, such as `settings.menuType`. */
function otherFields(old: Bundle, now: Bundle): string[] {
  const [from, to] = [outsideLists(old), outsideLists(now)]
  return [...new Set([...Object.keys(to), ...Object.keys(from)])].flatMap((name) => {
    const [was, is] = [from[name], to[name]]
    if (isDeepStrictEqual(was, is)) return []
    if (!isRecord(was) || !isRecord(is)) return [name]
    const inside = new Set([...Object.keys(is), ...Object.keys(was)])
    return [...inside].filter((field) => !isDeepStrictEqual(was[field], is[field])).map((field) => `${name}.${field}`)
  })
}
