import { useLingui } from '@lingui/react/macro'
import { Navigate, useParams } from 'react-router-dom'
import { useOrder } from '../../api/orders.ts'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { NoOrder } from './NoOrder.tsx'
import { Withdrawal } from './Withdrawal.tsx'
import { Withdrawn } from './Withdrawn.tsx'

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
      {order ? order.progress === 'withdrawn' ? <Withdrawn order={order} /> : <Withdrawal order={order} /> : <NoOrder {...shown} />}
    </Page>
  )
}
