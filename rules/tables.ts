import type { ShippingType } from './shipping.ts'
import { type Refusal, refuse } from './refusal.ts'

/** A name of a table: letters and digits, with single spaces between. */
const NAME = /^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*$/u
const LONGEST = 12
const MOST = 300

/** `Terrazza 1-6`: what stands before the numbers, the first and the last. */
const RANGE = /^(?<before>.*?)(?<first>\d{1,3})\s*-\s*(?<last>\d{1,3})$/u

function named(part: string): string[] {
  const { before = '', first = '', last = '' } = RANGE.exec(part)?.groups ?? {}
  if (!first) return [part]
  const count = Number(last) - Number(first) + 1
  return Array.from({ length: Math.max(0, Math.min(count, MOST + 1)) }, (_, i) => `${before}${Number(first) + i}`)
}

/**
 * The tables that a list names, in its order, each once: `1-3, Terrazza 1-2` is 1, 2, 3, Terrazza 1, Terrazza 2.
 * @returns none where the list is not written so, or is longer than anybody has tables
 */
export function tablesOf(list: string | null | undefined): string[] {
  const parts = (list ?? '').split(',').map((part) => part.trim().replace(/\s+/g, ' '))
  const all = [...new Set(parts.filter(Boolean).flatMap(named))]
  return all.length <= MOST && all.every((name) => name.length <= LONGEST && NAME.test(name)) ? all : []
}

/** The table of that list that somebody means, by the name it has there; undefined if there is none such. */
export function tableIn(list: string | null | undefined, given: string | null | undefined): string | undefined {
  const meant = given?.trim().toLocaleLowerCase('it')
  return meant ? tablesOf(list).find((name) => name.toLocaleLowerCase('it') === meant) : undefined
}

type House = { tables: string | null | undefined; shopType: string | null | undefined; shipping: ShippingType }

/** Is something brought to tables here? Where meals are ordered, and taken in the house itself. */
export const bringsToTables = ({ tables, shopType, shipping }: House): boolean =>
  shopType === 'R' && shipping === 'S' && tablesOf(tables).length > 0

/** The table that an order is brought to, by its name there, or null; table_wrong for one that there is not, or where nothing is brought. */
export function seatOf(given: string | null | undefined, house: House): { table: string | null; no?: Refusal } {
  if (!given) return { table: null }
  const table = bringsToTables(house) ? tableIn(house.tables, given) : undefined
  return table ? { table } : { table: null, no: refuse('table_wrong') }
}
