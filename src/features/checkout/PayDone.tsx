import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import type { Order } from '#contract/orders.ts'
import { cents, centsOf, euros, points4, tenThousandthsOf } from '#rules/money.ts'
import { useMyCard } from '../../api/card.ts'
import { useStores } from '../../api/stores.ts'
import { Earned } from '../../components/cart/Earned.tsx'
import { ArticleRow } from '../../components/order/ArticleRow.tsx'
import { isPaidThere, paidWords } from '../../components/order/order-words.ts'
import { PartSums } from '../../components/order/Sums.tsx'
import { OrderLines } from '../../components/order/OrderLines.tsx'
import { isToCollect, OrderWay } from '../../components/order/OrderWay.tsx'
import { DrawnCheck } from '../../components/steps/DrawnCheck.tsx'
import { storeOf } from '../../components/stores/store-of.ts'
import { useActivityId } from '../../state/hooks.ts'
import { meanCoupon, meantCoupon } from '../../state/meant-coupon.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './pay.css'

/** The order is there: whether it is paid, how it comes to her and where, what it holds, and what she earns by it. */
export function PayDone({ order }: { order: Order }) {
  const { t, i18n } = useLingui()
  const card = useMyCard().data
  const { data: stores = [] } = useStores()
  // Then that is the key of the page, or the way there: what she would follow stands on it already.
  const isLed = order.transfer !== null || (isToCollect(order) && storeOf(order, stores) !== undefined)
  const earned = { accumulation: centsOf(order.accumulation), points: tenThousandthsOf(order.points) }
  const hasEarned = earned.accumulation > cents(0) || earned.points > points4(0)
  const activityId = useActivityId() ?? ''
  const used = order.coupon?.id
  useEffect(() => {
    if (used && meantCoupon(activityId) === used) meanCoupon(activityId)
  }, [activityId, used])
  const total = euros(centsOf(order.totalPrice))
  const left = euros(centsOf(card?.balance ?? '0'))
  return (
    <div className="pay">
      <div className="pay-check" role="status">
        <DrawnCheck />
        <h2>
          <Trans>Ordine inviato correttamente</Trans>
        </h2>
        <p className={order.transfer ? 'pay-sum pay-due' : 'pay-sum'}>
          {centsOf(order.totalPrice) === 0 ? (
            <Trans>Niente da pagare</Trans>
          ) : order.payment === 'paid' ? (
            <Trans>Pagati {total}</Trans>
          ) : isPaidThere(order) ? (
            `${paidWords(order, i18n)}: ${total}`
          ) : order.transfer ? (
            <Trans>Da pagare con bonifico: {total}</Trans>
          ) : (
            total
          )}
        </p>
      </div>
      <OrderWay order={order} />
      <Panel className="pay-goods">
        <ul aria-label={t`Articoli`}>
          {order.articles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </ul>
        <PartSums order={order} />
        <OrderLines order={order} />
      </Panel>
      {card && centsOf(order.usedCreditValue) < 0 ? (
        <p className="pay-earned quiet">
          <Trans>Sulla carta ti restano {left}</Trans>
        </p>
      ) : null}
      {card && hasEarned ? (
        <p className="pay-earned">
          <Earned figures={earned} />
          {order.isAccrued ? null : (
            <span className="small quiet">
              {order.payment === 'paid' ? (
                <Trans>quando l’ordine è preso in carico</Trans>
              ) : (
                <Trans>quando l’ordine è pagato e preso in carico</Trans>
              )}
            </span>
          )}
        </p>
      ) : null}
      <div className="pay-keys">
        <ButtonLink {...(!isLed && { look: 'primary' })} isWide to={`/shop/order/orders/${order.id}`}>
          <Trans>Segui l’ordine</Trans>
        </ButtonLink>
        <ButtonLink isWide to="/shop/shops">
          <Trans>Altri acquisti</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
