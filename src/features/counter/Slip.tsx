import { Trans, useLingui } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import type { CounterOrder } from '#contract/counter.ts'
import { onTheWall } from '#rules/days.ts'
import { centsOf, euros } from '#rules/money.ts'
import { paymentWords } from '../../components/order/order-words.ts'
import { Article } from './Article.tsx'
import { addressWords, isToCollect } from './counter-words.ts'
import { useWay } from './use-way.ts'
import './slip.css'

/** The open order on paper: all that is printed of the page, as wide as the paper is. */
export function Slip({ order, zone }: { order: CounterOrder; zone: string }) {
  const { i18n } = useLingui()
  const way = useWay(order)
  const { day, time } = onTheWall(zone, order.created)
  const due = order.readyBy ? onTheWall(zone, order.readyBy).time : order.orderTimeRequest
  const sum = euros(centsOf(order.totalPrice))
  const owed = euros(centsOf(order.owed ?? '0'))
  return createPortal(
    <div className="slip">
      <p className="slip-number">{order.number}</p>
      <p>
        {order.customer.name}
        <br />
        {way.word}
        {due ? `, ${due}` : ''}
        <br />
        {i18n.date(`${day}T12:00`)} {time}
      </p>
      {order.address ? <p>{addressWords(order.address)}</p> : null}
      <ul>
        {order.articles.map((article) => (
          <li key={article.id}>
            <Article article={article} />
            <span>{euros(centsOf(article.unitPrice) * article.quantity)}</span>
          </li>
        ))}
      </ul>
      {order.note ? <p className="slip-note">{order.note}</p> : null}
      <p className="slip-sum">
        {isToCollect(order) ? (
          <Trans>Incassa {sum}</Trans>
        ) : order.unreturned ? (
          <Trans>Da restituire {owed}</Trans>
        ) : (
          `${paymentWords(order.payment, i18n)} ${sum}`
        )}
      </p>
    </div>,
    document.body,
  )
}
