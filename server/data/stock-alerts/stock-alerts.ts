import type { LanguageCode } from '#contract/languages.ts'
import type { StockAlert } from '#contract/stock-alerts.ts'
import { refuse } from '#rules/refusal.ts'
import { itemColorSizes } from '../../db/schema/shop.ts'
import { stockAlerts } from '../../db/schema/stock-alerts.ts'
import { stock } from '../../db/schema/stock.ts'
import { backInStock } from '../../jobs/definitions.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'
import { variantNow } from '../cart/rows.ts'
import { goodOf, nameIn, namesOf } from '../cart/variants.ts'
import { news } from '../notifications/kinds.ts'
import { alertOf, alertsByAge, awaited, stockById, takeAnswerable } from './rows.ts'

/** Of so many things at once a customer can be told that they are back. */
const MOST = 20

type Alert = Row<typeof stockAlerts>

const shownAlert = (alert: Alert, language: LanguageCode): StockAlert => ({
  itemColorSizeId: alert.variantId,
  itemColorId: alert.itemColorId,
  name: nameIn(language, alert),
  color: alert.translations[language]?.['color'] ?? alert.color,
  size: alert.size,
  created: alert.created.toISOString(),
})

/** What she is to be told of once it is back, the newest first. */
export async function mine(w: Reads, language: LanguageCode) {
  const found = await w.mine(stockAlerts).list(alertsByAge)
  return { data: found.map((alert) => shownAlert(alert, language)), totalRows: found.length }
}

/**
 * She asks to be told when a variant can be had again; asked twice it is one wish. Whoever changes its stock meanwhile waits, so
 * that it cannot come back between the look and the wish.
 * @returns the alert; or not_found, alerts_full, alert_available where there is nothing to wait for
 */
export async function ask(w: Work, variantId: string, language: LanguageCode) {
  await w.lock(`stock alerts ${w.scope.customerId}`)
  const known = await w.mine(stockAlerts).first(alertOf, { variantId })
  if (known) return { data: shownAlert(known, language) }
  await w.all(stock).hold(stockById, { id: variantId })
  const variant = await w.all(itemColorSizes).first(variantNow, { id: variantId })
  if (!variant) return refuse('not_found')
  if ((goodOf(variant).left ?? 0) > 0) return refuse('alert_available')
  if ((await w.mine(stockAlerts).count()) >= MOST) return refuse('alerts_full', { most: MOST })
  const { item, color, size } = variant
  const names = { name: item.name, color: color.name, size: size.name, translations: namesOf(variant) }
  const added = await w.mine(stockAlerts).add({ variantId, itemColorId: color.id, ...names, created: w.now() })
  return { data: shownAlert(added, language) }
}

/** She takes it back; what she never asked for is taken back, too. */
export async function drop(w: Work, variantId: string) {
  const known = await w.mine(stockAlerts).first(alertOf, { variantId })
  if (known) await w.mine(stockAlerts).removeOne(known.id)
  return {}
}

/** To be called wherever there may be more of these variants now: whoever waits for one is told after the commit. */
export async function risen(w: Work, variantIds: readonly string[]): Promise<void> {
  const waiting = await w.all(stockAlerts).count(awaited, { variantIds })
  if (waiting > 0) await w.enqueue(backInStock, { activityId: w.scope.activityId })
}

/**
 * Tells some of those whose wish can be had again, each once: her wish goes with it, and two who do this at once share them.
 * @returns how many were told; 0 when nobody is left
 */
export async function tellWhoWaits(w: Work): Promise<number> {
  const due = await takeAnswerable(w)
  for (const { id, userId, variantId: _, activityId: __, created: ___, ...told } of due)
    await w.tell(userId, news('backInStock', { alertId: id, ...told }))
  return due.length
}
