import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { centsOf, euros } from '#rules/money.ts'
import { earnedAfter } from '#rules/order-refund.ts'
import { Earned } from '../../components/cart/Earned.tsx'
import { paidWords, paymentTone } from '../../components/order/order-words.ts'
import { sumsOf } from '../../components/order/sums-of.ts'
import { Tag } from '../../ui/Tag.tsx'
import './orders.css'

/** A whole point, in ten-thousandths. */
const POINT = 10_000

/** What became of its money, and what it gives back; of one that came to nothing only what was paid for it. */
export function Paid({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const refunded = centsOf(order.refunded)
  const back = euros(refunded)
  const tone = paymentTone(order)
  const isNothing = order.progress === 'cancelled' || order.progress === 'withdrawn'
  const owed = order.owed && euros(centsOf(order.owed))
  const isUnpaid = isNothing && order.payment === 'open'
  if (isUnpaid && !owed) return null
  return (
    <p className="order-paid">
      {isUnpaid ? null : <Tag {...(tone && { look: tone })}>{paidWords(order, i18n)}</Tag>}
      {owed ? (
        <>
          <Tag>
            <Trans>Da rimborsare</Trans>
          </Tag>
          <span>{owed}</span>
        </>
      ) : null}
      {refunded > 0 ? <Trans>Restituiti {back}</Trans> : null}
      {isNothing ? null : <Gain order={order} />}
    </p>
  )
}

/** What is left of what it earns, as the movements say it, and by how much a refund made it less. */
function Gain({ order }: { order: Order }) {
  const whole = sumsOf(order)
  const left = earnedAfter(whole, centsOf(order.refunded))
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
