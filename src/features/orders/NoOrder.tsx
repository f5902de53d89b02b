import { useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import type { Shown } from '../../api/kept.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Coming, type ComingPart } from '../../ui/Coming.tsx'
import './orders.css'

/** Its state, its steps, its articles and its sums. */
const SHAPE: ComingPart[] = [
  { on: 'panel', lines: [44, 72] },
  { on: 'panel', count: 3, picture: 'round', lines: [48, 30] },
  { on: 'panel', count: 2, picture: 'square', lines: [60, 34], hasEnd: true },
  { on: 'panel', lines: [100, 100, 56] },
]

/** What stands in the place of an order that is not there: it comes, or could not be had. */
export function NoOrder({ isLoading, failure, retry }: Pick<Shown<Order>, 'isLoading' | 'failure' | 'retry'>) {
  const { t } = useLingui()
  if (isLoading) return <Coming className="order-detail" parts={SHAPE} />
  return (
    <LoadFailed
      failure={failure}
      title={t`Non riusciamo a caricare i dati`}
      offline={t`I tuoi ordini sono al sicuro: li rivedi appena torna la rete.`}
      onRetry={retry}
    />
  )
}
