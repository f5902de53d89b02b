import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { cents, centsOf, euros, points4, tenThousandthsOf } from '#rules/money.ts'
import { backAt, earnedAfter } from '#rules/order-refund.ts'
import { Earned } from '../../components/cart/Earned.tsx'
import { paidWords, paymentTone } from '../../components/order/order-words.ts'
import { sumsOf } from '../../components/order/sums-of.ts'
import { Tag } from '../../ui/Tag.tsx'
import './orders.css'

/** A whole point, in ten-thousandths. */
const POINT = 10_000

/** What became of its money, and what it gives back; of one that came to nothing only what was paid for it, or that nothing is to be, and what is hers again. */
export function Paid({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const tone = paymentTone(order)
  const isNothing = order.progress === 'cancelled' || order.progress === 'withdrawn'
  const owed = order.owed && euros(centsOf(order.owed))
  const isUnpaid = isNothing && order.payment === 'open'
  const isUnused = order.coupon !== undefined && order.progress === 'cancelled'
  return (
    <p className="order-paid">
      {isUnpaid && !owed ? (
        <Tag>
          <Trans>Niente da pagare</Trans>
        </Tag>
      ) : null}
      {isUnpaid || order.unreturned ? null : <Tag {...(tone && { look: tone })}>{paidWords(order, i18n)}</Tag>}
      {owed ? (
        <>
          <Tag>
            <Trans>Da rimborsare</Trans>
          </Tag>
          <span>{owed}</span>
        </>
      ) : null}
      <Back order={order} isNothing={isNothing} />
      {isUnused ? (
        <span>
          <Trans>Il coupon non conta come usato</Trans>
        </span>
      ) : null}
      {isUnpaid && !owed && order.paymentType === 'BT' ? (
        <span className="small quiet">
          <Trans>Se hai già fatto il bonifico, te lo rimandiamo quando arriva.</Trans>
        </span>
      ) : null}
      {isNothing ? null : <Gain order={order} />}
    </p>
  )
}

/** What is back of it, and how much of that on her card: not yet what its provider could not give back. */
function Back({ order, isNothing }: { order: Order; isNothing: boolean }) {
  const refunded = centsOf(order.refunded)
  const isThere = refunded - centsOf(order.unreturned ?? '0')
  if (isThere <= 0) return null
  const whole = sumsOf(order)
  // Of what came to nothing before it was paid nothing but its credit was ever hers; a part may come to as much by chance.
  const isUnpaid = isNothing && order.payment !== 'partly_refunded' && refunded === whole.credit
  const credit = isUnpaid ? refunded : backAt(whole, refunded).credit
  const [back, onCard] = [euros(isThere), euros(credit)]
  if (credit === 0)
    return (
      <span>
        <Trans>Restituiti {back}</Trans>
      </span>
    )
  if (credit === isThere)
    return (
      <span>
        <Trans>Di nuovo sulla carta: {onCard}</Trans>
      </span>
    )
  return (
    <span>
      <Trans>
        Restituiti {back}, di cui {onCard} sulla carta
      </Trans>
    </span>
  )
}

/** What is left of what it earns, as the movements say it, and by how much a refund made it less: not by what was spent already. */
function Gain({ order }: { order: Order }) {
  const whole = sumsOf(order)
  const due = earnedAfter(whole, centsOf(order.refunded))
  const { missing = { accumulation: '0', points: '0' } } = order
  const left = {
    accumulation: cents(due.accumulation + centsOf(missing.accumulation)),
    points: points4(due.points + tenThousandthsOf(missing.points)),
  }
  const [credit, earned] = [whole.accumulation - left.accumulation, whole.points - left.points]
  const many = Math.trunc(earned / POINT)
  const less = [credit > 0 ? euros(credit) : '', many > 0 ? plural(many, { one: '# punto', other: '# punti' }) : '']
    .filter(Boolean)
    .join(', ')
  return (
    <>
      <Earned figures={left} isThere={order.isAccrued} />
      {less ? (
        <span className="small quiet">
          <Trans>In meno per il rimborso: {less}</Trans>
        </span>
      ) : null}
    </>
  )
}
