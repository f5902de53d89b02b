import type { Paging } from '#contract/wire.ts'
import { moneyOf } from '#rules/money.ts'
import { isByProvider } from '#rules/payment-choice.ts'
import { payments, shippings, shopCloseTimes } from '../../db/schema/shop.ts'
import type { Reads } from '../../work/work.ts'
import * as rows from './rows.ts'

/** How goods come to the customer. Spec §7. */
export async function shippingsOf(w: Reads, paging: Paging) {
  const found = await w.all(shippings).list(rows.allShippings(paging))
  const data = found.map(({ id, type, daysFrom, daysTo, ...prices }) => ({
    id,
    type,
    priceMin: moneyOf(prices.priceMin),
    offerPrice: moneyOf(prices.offerPrice),
    standardPrice: moneyOf(prices.standardPrice),
    shippingDaysFrom: daysFrom,
    shippingDaysTo: daysTo,
  }))
  return { data, totalRows: data.length }
}

/** How an order is paid. Spec §7. */
export async function paymentsOf(w: Reads, paging: Paging, providers: readonly string[]) {
  const all = await w.all(payments).list(rows.activePayments(paging))
  const data = all.filter(({ type }) => !isByProvider(type) || providers.includes(type))
  return { data, totalRows: data.length }
}

/** When the shop prepares orders, from Monday on. Spec §7. */
export async function closeTimes(w: Reads, paging: Paging) {
  const data = await w.all(shopCloseTimes).list(rows.allCloseTimes(paging))
  return { data, totalRows: data.length }
}
