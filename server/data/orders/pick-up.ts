import type { I18n } from '@lingui/core'
import { addressOf } from '#rules/contact-links.ts'
import { stores } from '../../db/schema/stores.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads } from '../../work/work.ts'
import { words } from './receipt-words.ts'

export type PickUpStore = Row<typeof stores>

/** Where an order is collected, on one line: "Ritiro: Nervi, Via Oberdan 3, 16167 Genova". */
export function pickUpLine(i18n: I18n, store: PickUpStore): string {
  const place = [store.name, addressOf(store)].filter(Boolean).join(', ')
  return i18n._({ ...words.pickUp, values: { place } })
}

/** What the stores are called, by their id, of those beside which customers see others: there an order says which. */
export async function namesOfSeveral(w: Reads): Promise<Map<string, string>> {
  const all = await w.all(stores).list()
  const isOneOfSeveral = ({ id }: PickUpStore) => all.some((other) => other.visible && other.id !== id)
  return new Map(all.filter(isOneOfSeveral).map(({ id, name }) => [id, name]))
}
