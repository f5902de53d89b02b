import { useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { useConfiguration } from '../../api/activities.ts'
import { ArticleRow } from '../../components/order/ArticleRow.tsx'
import { OrderLines } from '../../components/order/OrderLines.tsx'
import { isOver } from '../../components/order/order-words.ts'
import { OrderSums } from '../../components/order/Sums.tsx'
import { useMoment } from '../../components/words/use-moment.ts'
import { Paid } from './Paid.tsx'
import { ProgressTag } from './ProgressTag.tsx'
import './orders.css'

/** What it holds and what it came to, on paper that was torn off. */
export function Receipt({ order }: { order: Order }) {
  const { t } = useLingui()
  return (
    <div className="order-paper">
      <section className="order-part order-receipt" aria-label={t`Articoli`}>
        {isOver(order) ? <End order={order} /> : null}
        <ul>
          {order.articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </ul>
        <OrderSums order={order} />
        <Paid order={order} />
        <OrderLines order={order} />
      </section>
    </div>
  )
}

/** How it ended, and when. */
function End({ order }: { order: Order }) {
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const moment = useMoment(order.timeline.find(({ is }) => is === 'now')?.at, zone)
  return (
    <p className="order-end">
      <ProgressTag order={order} />
      <span className="small quiet">{moment}</span>
    </p>
  )
}
