import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#contract/orders.ts'
import { onTheWall } from '#rules/days.ts'
import { centsOf, euros } from '#rules/money.ts'
import { useConfiguration } from '../../api/activities.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useRefocus } from '../../ui/refocus.ts'
import { ArticleRow } from './ArticleRow.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { OrderSums } from './Sums.tsx'
import './unpaid-order.css'

/** What was in the cart is an order that is not paid: what it holds, until when it is kept for her, and the way to pay it or to give it up. */
export function UnpaidOrder({ order }: { order: Order }) {
  const { t } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const [isAsked, setAsked] = useState(false)
  useRefocus()
  const until = order.expires ? onTheWall(zone, Date.parse(order.expires)).time : undefined
  const sum = euros(centsOf(order.totalPrice))
  return (
    <section className="unpaid">
      <div className="unpaid-words">
        <h2>
          <Trans>Il tuo ordine aspetta il pagamento</Trans>
        </h2>
        <p>
          {until ? <Trans>Ti teniamo tutto fino alle {until}.</Trans> : null}{' '}
          <Trans>Puoi pagarlo, oppure rinunciare: articoli e credito tornano come prima.</Trans>
        </p>
      </div>
      <Panel className="unpaid-order">
        <ul aria-label={t`Articoli`}>
          {order.articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </ul>
        <OrderSums order={order} />
      </Panel>
      <div className="unpaid-keys">
        <ButtonLink look="primary" isWide to={`/shop/pay/success?order=${order.id}&unpaid=1`}>
          <CreditCard aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Paga {sum}</Trans>
        </ButtonLink>
        <Button isWide onClick={() => setAsked(true)}>
          <Trans>Rinuncio all’ordine</Trans>
        </Button>
      </div>
      {isAsked ? <CancelDialog order={order} onClose={() => setAsked(false)} /> : null}
    </section>
  )
}
