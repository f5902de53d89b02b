import { useLingui } from '@lingui/react/macro'
import { createElement } from 'react'
import type { Order } from '#contract/orders.ts'
import { progressIcon, progressTone, progressWords } from '../../components/order/order-words.ts'
import { Tag } from '../../ui/Tag.tsx'

/** How far an order is. */
export function ProgressTag({ order }: { order: Order }) {
  const { i18n } = useLingui()
  return (
    <Tag look={progressTone(order.progress)}>
      {createElement(progressIcon(order), { 'aria-hidden': true, size: 14, strokeWidth: 1.75 })}
      {progressWords(order, i18n)}
    </Tag>
  )
}
