import { Trans } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { centsOf, euros, signedEuros } from '#rules/money.ts'
import { needsAddress } from '#rules/shipping.ts'
import './sums.css'

type Props = {
  subtotal: number
  coupon: { title: string; value: number } | undefined
  credit: number
  shipping: number
  /** Left out where it stands elsewhere. */
  total?: number
  /** How it comes to her. */
  way: Order['shippingType'] | undefined
}

/**
 * Every line of a sum, in cents: what the goods cost, the coupon and the credit used (not above zero), shipping, and what is to pay.
 * Where nothing stands between them the first and the last are one.
 */
export function Sums({ subtotal, coupon, credit, shipping, total, way }: Props) {
  const isSent = way !== undefined && needsAddress(way)
  const isMore = coupon || credit < 0 || isSent
  if (!isMore && total === undefined) return null
  return (
    <dl className="sums">
      {isMore ? (
        <div>
          <dt>
            <Trans>Subtotale</Trans>
          </dt>
          <dd>{euros(subtotal)}</dd>
        </div>
      ) : null}
      {coupon ? (
        <div className="sums-off">
          <dt>
            <Trans>Coupon: {coupon.title}</Trans>
          </dt>
          <dd>{signedEuros(coupon.value)}</dd>
        </div>
      ) : null}
      {credit < 0 ? (
        <div className="sums-off">
          <dt>
            <Trans>Credito della carta</Trans>
          </dt>
          <dd>{signedEuros(credit)}</dd>
        </div>
      ) : null}
      {isSent ? (
        <div>
          <dt>{way === 'H' ? <Trans>Consegna a casa</Trans> : <Trans>Spedizione</Trans>}</dt>
          <dd>{shipping > 0 ? euros(shipping) : <Trans>gratis</Trans>}</dd>
        </div>
      ) : null}
      {total === undefined ? null : (
        <div className="sums-total">
          <dt>
            <Trans>Totale</Trans>
          </dt>
          <dd>{euros(total)}</dd>
        </div>
      )}
    </dl>
  )
}

type Summed = Pick<Order, 'subtotal' | 'coupon' | 'usedCreditValue' | 'shippingPrice' | 'totalPrice' | 'shippingType'>

const ofOrder = (order: Summed): Omit<Props, 'total'> => ({
  subtotal: centsOf(order.subtotal),
  coupon: order.coupon && { title: order.coupon.title, value: centsOf(order.coupon.value) },
  credit: centsOf(order.usedCreditValue),
  shipping: centsOf(order.shippingPrice),
  way: order.shippingType,
})

/** The same of an order as it was made. */
export const OrderSums = ({ order }: { order: Summed }) => <Sums {...ofOrder(order)} total={centsOf(order.totalPrice)} />

/** What stands between its goods and what was to pay, where that is said elsewhere. */
export const PartSums = ({ order }: { order: Summed }) => <Sums {...ofOrder(order)} />
