import { useLingui } from '@lingui/react/macro'
import { SLOW, useLive } from '../../api/live.ts'
import { useOrder } from '../../api/orders.ts'
import { orderName } from '../../components/order/order-words.ts'
import { Outdated } from '../../components/page/Outdated.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useShowing } from '../../components/page/shown-at.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { NoOrder } from './NoOrder.tsx'
import { OrderDetail } from './OrderDetail.tsx'

/** Where changes are not told, a step that staff take shows within this time, in milliseconds. */
const POLL = 15_000

/** One order: its way, what it holds, and what can be done with it. The page is the receipt. LOOK "phone-10". */
export function OrderPage({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const order = useOrder(id, language, useLive('own') ? SLOW : POLL)
  useShowing(order.at)
  return (
    <Page title={order.data ? orderName(order.data, i18n) : t`Il tuo ordine`}>
      {order.failure?.status && order.data ? <Outdated failure={order.failure} onRetry={order.retry} /> : null}
      {order.data ? <OrderDetail order={order.data} /> : <NoOrder {...order} />}
    </Page>
  )
}
