import { useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { createElement } from 'react'
import type { Order } from '#contract/orders.ts'
import { paidWords, progressIcon, progressTone, progressWords } from '../../components/order/order-words.ts'
import { Tag } from '../../ui/Tag.tsx'

/** How far an order is; of one that she had and was given all of back, or is to be, that. */
export function ProgressTag({ order }: { order: Order }) {
  const { i18n } = useLingui()
  if (order.progress === 'done' && order.payment === 'refunded')
    return (
      <Tag>
        <Undo2 aria-hidden size={14} strokeWidth={1.75} />
        {paidWords(order, i18n)}
      </Tag>
    )
  return (
    <Tag look={progressTone(order.progress)}>
      {createElement(progressIcon(order), { 'aria-hidden': true, size: 14, strokeWidth: 1.75 })}
      {progressWords(order, i18n)}
    </Tag>
  )
}
