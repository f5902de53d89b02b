import { useLingui } from '@lingui/react/macro'
import type { Order } from '#contract/orders.ts'
import type { Shown } from '../../api/kept.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './orders.css'

/** What stands in the place of an order that is not there: it comes, or could not be had. */
export function NoOrder({ isLoading, failure, retry }: Pick<Shown<Order>, 'isLoading' | 'failure' | 'retry'>) {
  const { t } = useLingui()
  if (isLoading) return <Skeleton className="order-detail-skeleton" />
  return (
    <LoadFailed
      failure={failure}
      title={t`Non riusciamo a caricare i dati`}
      offline={t`I tuoi ordini sono al sicuro: li rivedi appena torna la rete.`}
      onRetry={retry}
    />
  )
}
