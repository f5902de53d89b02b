import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck, HandCoins, Undo2 } from 'lucide-react'
import type { CounterOrder } from '#contract/counter.ts'
import { centsOf, euros } from '#rules/money.ts'
import { paymentWords } from '../../components/order/order-words.ts'
import { Tag } from '../../ui/Tag.tsx'
import { isToCollect } from './counter-words.ts'

/**
 * Paid, or how much is to be taken when it is handed over, or to be given back: beside what became of its own money, if that is another.
 * Of one that came to nothing unpaid there is nothing to say.
 */
export function PaymentTag({ order }: { order: CounterOrder }) {
  const { i18n } = useLingui()
  const sum = euros(centsOf(order.totalPrice))
  if (isToCollect(order))
    return (
      <Tag look="warn">
        <HandCoins aria-hidden size={16} strokeWidth={2} />
        <Trans>Incassa {sum}</Trans>
      </Tag>
    )
  const owed = order.owed && euros(centsOf(order.owed))
  const isNothing = order.payment === 'open' && (order.progress === 'cancelled' || order.progress === 'withdrawn')
  const isPaid = order.payment === 'paid'
  return (
    <>
      {owed ? (
        <Tag look="warn">
          <Undo2 aria-hidden size={16} strokeWidth={2} />
          <Trans>Da restituire {owed}</Trans>
        </Tag>
      ) : null}
      {isNothing || order.unreturned ? null : (
        <Tag {...(isPaid && { look: 'good' as const })}>
          {isPaid ? <CircleCheck aria-hidden size={16} strokeWidth={2} /> : null}
          {paymentWords(order.payment, i18n)}
        </Tag>
      )}
    </>
  )
}
