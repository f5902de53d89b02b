import type { LanguageCode } from '#contract/languages.ts'
import { isRefusal, refuse } from '#rules/refusal.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Scope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { receiptOf } from '../orders/receipt-facts.ts'
import { draw } from '../orders/receipt-page.ts'
import { orderById } from '../orders/rows.ts'

/** The receipt of a customer's order for staff; or not_found, own_card where the order is their own. SEMANTICS 14. */
export async function receipt({ reads }: Steps<Scope>, id: string, language: LanguageCode) {
  const facts = await reads(async (w) => {
    const order = await w.all(orders).first(orderById, { id })
    return order ? receiptOf(w, order, w.customer(order.userId, 'counter').rows, language) : refuse('not_found')
  })
  return isRefusal(facts) ? facts : { data: await draw(facts, language) }
}
