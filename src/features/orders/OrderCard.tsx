import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Order } from '#contract/orders.ts'
import { centsOf, euros } from '#rules/money.ts'
import { useConfiguration } from '../../api/activities.ts'
import { LinePicture } from '../../components/cart/LinePicture.tsx'
import { orderName, progressTone, progressWords } from '../../components/order/order-words.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Tag.tsx'
import './orders.css'

/** An order in the list: which, when, how much, and where it is. */
export function OrderCard({ order }: { order: Order }) {
  const { i18n } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const moment = useMoment(order.created, zone)
  const pieces = order.articles.reduce((sum, { quantity }) => sum + quantity, 0)
  const many = plural(pieces, { one: '# articolo', other: '# articoli' })
  const tone = progressTone(order.progress)
  return (
    <Panel as="li" className="order-card">
      <Link to={`/shop/order/orders/${order.id}`}>
        <LinePicture image={order.articles[0]?.image ?? null} />
        <span className="order-words">
          <span className="order-name">
            <strong>{orderName(order, i18n)}</strong>
            <span className="order-total">{euros(centsOf(order.totalPrice))}</span>
          </span>
          <span className="small quiet">{[moment, many].filter(Boolean).join(' · ')}</span>
          <span className="order-state">
            <Tag look={tone}>{progressWords(order, i18n)}</Tag>
          </span>
        </span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Link>
    </Panel>
  )
}
