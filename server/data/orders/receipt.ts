import type { LanguageCode } from '#contract/languages.ts'
import { isRefusal } from '#rules/refusal.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Scope } from '../../work/scope.ts'
import type { Steps } from '../../work/works.ts'
import { receiptOf } from './receipt-facts.ts'
import { draw } from './receipt-page.ts'
import { orderById } from './rows.ts'

/** The receipt of an order of hers as a PDF in base64, drawn once nothing is held any more; or not_found. */
export async function receipt({ reads }: Steps<Scope>, id: string, language: LanguageCode) {
  const facts = await reads(async (w) => receiptOf(w, await w.mine(orders).first(orderById, { id }), w.mine, language))
  return isRefusal(facts) ? facts : { data: await draw(facts, language) }
}
