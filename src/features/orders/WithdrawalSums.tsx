import { Trans } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import { cents, centsOf, euros, signedEuros } from '#rules/money.ts'
import { backOnWithdrawal } from '#rules/withdrawal.ts'
import { sumsOf } from '../../components/order/sums-of.ts'
import { signedPointWords } from '../../components/words/point-words.ts'
import './withdrawal.css'

/** Every euro that comes back and where, and what the order earned and takes with it. LOOK "phone-10". */
export function WithdrawalSums({ order }: { order: Order }) {
  const {
    money,
    credit,
    accumulation,
    points: earned,
  } = backOnWithdrawal({
    sums: sumsOf(order),
    refunded: centsOf(order.refunded),
    payment: order.payment,
    isAccrued: order.isAccrued,
  })
  // A part of a point is not read, and so not taken.
  const hasPoints = earned >= 10_000
  return (
    <section className="withdrawal-sums">
      <h2>
        <Trans>Ti torna</Trans> <span>{euros(money + credit)}</span>
      </h2>
      <dl className="figures">
        <div>
          <dt>
            <Trans>Come avevi pagato</Trans>
          </dt>
          <dd>{euros(money)}</dd>
        </div>
        {credit > 0 ? (
          <div>
            <dt>
              <Trans>Sulla tua carta, come credito</Trans>
            </dt>
            <dd>{euros(credit)}</dd>
          </div>
        ) : null}
        {accumulation > 0 || hasPoints ? (
          <div>
            <dt>
              <Trans>Meno il guadagno dell’ordine</Trans>
            </dt>
            <dd>
              {accumulation > 0 ? signedEuros(cents(0 - accumulation)) : null}
              {accumulation > 0 && hasPoints ? ', ' : null}
              {hasPoints ? signedPointWords(0 - earned) : null}
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  )
}
