import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { CheckCheck } from 'lucide-react'
import type { CounterOrder } from '#contract/counter.ts'
import { onTheWall } from '#rules/days.ts'
import { progressTone, progressWords } from '../../components/order/order-words.ts'
import { Tag } from '../../ui/Tag.tsx'
import { cameAt } from './columns.ts'
import type { Desk } from './desk.ts'
import { PaymentTag } from './PaymentTag.tsx'
import './board.css'

/** The orders that ended, as one line that opens. */
export function Ended({ orders, desk }: { orders: CounterOrder[]; desk: Desk }) {
  const { i18n } = useLingui()
  const count = orders.length
  if (count === 0) return null
  return (
    <details className="counter-ended">
      <summary>
        <CheckCheck aria-hidden size={20} strokeWidth={1.75} />
        {plural(count, { one: '# concluso', other: '# conclusi' })}
      </summary>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <button type="button" aria-pressed={desk.open === order.id} onClick={() => desk.onOpen(order.id)}>
              <strong className="figures">{order.number}</strong>
              <span>{order.customer.name}</span>
              <Tag look={progressTone(order.progress)}>{progressWords(order, i18n)}</Tag>
              <PaymentTag order={order} />
              <span className="figures quiet">{onTheWall(desk.zone, cameAt(order)).time}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
