import { useLingui } from '@lingui/react/macro'
import { Navigate, useParams } from 'react-router-dom'
import { useOrder } from '../../api/orders.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Withdrawal } from './Withdrawal.tsx'
import { Withdrawn } from './Withdrawn.tsx'
import './orders.css'

/** The withdrawal from the contract about goods, its statement and its acknowledgement. SEMANTICS 5, LOOK "phone-10". */
export function WithdrawPage() {
  const { t } = useLingui()
  const { id } = useParams()
  const { language } = useLanguage()
  const { data: order, at, ...shown } = useOrder(id, language)
  useShowing(at)
  if (order && order.progress !== 'withdrawn' && !order.steps.includes('withdraw'))
    return <Navigate replace to={`/shop/order/orders/${order.id}`} />
  return (
    <Page title={t`Recedere dal contratto`}>
      {order ? (
        order.progress === 'withdrawn' ? (
          <Withdrawn order={order} />
        ) : (
          <Withdrawal order={order} />
        )
      ) : shown.isLoading ? (
        <Skeleton className="order-detail-skeleton" />
      ) : (
        <LoadFailed
          failure={shown.failure}
          title={t`Non riusciamo a caricare i dati`}
          offline={t`I tuoi ordini sono al sicuro: li rivedi appena torna la rete.`}
          onRetry={shown.retry}
        />
      )}
    </Page>
  )
}
