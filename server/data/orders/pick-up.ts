import type { I18n } from '@lingui/core'
import { addressOf } from '#rules/contact-links.ts'
import type { stores } from '../../db/schema/stores.ts'
import type { Row } from '../../work/tables.ts'
import { words } from './receipt-words.ts'

export type PickUpStore = Row<typeof stores>

/** Where an order is collected, on one line: "Ritiro: Nervi, Via Oberdan 3, 16167 Genova". */
export function pickUpLine(i18n: I18n, store: PickUpStore): string {
  const place = [store.name, addressOf(store)].filter(Boolean).join(', ')
  return i18n._({ ...words.pickUp, values: { place } })
}
