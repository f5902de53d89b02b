import { itemColorSizes } from '../../db/schema/shop.ts'
import { stock } from '../../db/schema/stock.ts'
import type { Reads, Work } from '../../work/work.ts'
import { risen } from '../stock-alerts/stock-alerts.ts'
import { counted, isReservedAtMost } from './rows.ts'

/** A variant by the codes of good, colour and size (`cappotto/cammello/42`), of which good it is, how many there are, and how many of them wait for payment. */
export type Variant = { id: string; itemId: string; path: string; onHand: number; reserved: number }

/** The variants that a code means: one, or those of a colour or good where that is all it says. */
export async function variantsAt(w: Reads, code: string): Promise<Variant[]> {
  const all = await w.all(itemColorSizes).list(counted)
  return all.filter(({ path }) => path === code || path.startsWith(`${code}/`))
}

/** Says how many there are of a variant; undefined if more than that wait for payment. Takes the permission `administration`. */
export async function setStock(w: Work, variant: Variant, to: number): Promise<Variant | undefined> {
  const rows = w.all(stock, 'administration')
  const changed = await rows.set(variant.id, { onHand: to }, isReservedAtMost(to))
  if (changed && to > variant.onHand) await risen(w, [variant.id])
  return changed && { ...variant, onHand: to }
}
