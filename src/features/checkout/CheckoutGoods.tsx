import { plural } from '@lingui/core/macro'
import { ChevronDown } from 'lucide-react'
import type { CartItem } from '#contract/cart.ts'
import { pricesIn, unitPriceOf } from '#rules/line-price.ts'
import { type Cents, euros, moneyOf } from '#rules/money.ts'
import { ArticleRow } from '../../components/order/ArticleRow.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './checkout-goods.css'

/** What she is about to order, as one line that opens: how many things, for how much. */
export function CheckoutGoods({ items, subtotal, isLacking }: { items: readonly CartItem[]; subtotal: Cents; isLacking: boolean }) {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Panel as="details" className="checkout-goods" data-lacks={isLacking || undefined}>
      <summary>
        <strong>{plural(pieces, { one: '# articolo', other: '# articoli' })}</strong>
        <span className="quiet"> · {euros(subtotal)}</span>
        <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
      </summary>
      <ul>
        {items.map((item) => (
          <ArticleRow key={item.id} article={{ ...item, unitPrice: moneyOf(unitPriceOf(pricesIn(item))) }} />
        ))}
      </ul>
    </Panel>
  )
}
