import { useLingui } from '@lingui/react/macro'
import { Navigate, useSearchParams } from 'react-router-dom'
import { wasPlaced } from '#rules/order-timeline.ts'
import { useOrder } from '../../api/orders.ts'
import { orderName } from '../../components/order/order-words.ts'
import { UnpaidOrder } from '../../components/order/UnpaidOrder.tsx'
import { Page } from '../../components/page/Page.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { PayCancelled } from './PayCancelled.tsx'
import { PayDone } from './PayDone.tsx'
import { PayPending } from './PayPending.tsx'
import { usePayment } from './use-payment.ts'
import './pay.css'

/** Where she comes back to from paying: what is known, and never a guess. Spec §2, LOOK "phone-11". */
export function PayPage() {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const id = search.get('order')
  const order = useOrder(id ?? undefined, language)
  const payment = usePayment(order.data)
  const progress = order.data?.progress
  // She closed the provider's page, or it never took her payment: nothing is asked of a bank, as far as is known.
  const isUnpaid = (order.data?.session && search.has('closed')) || order.data?.stuck !== undefined
  const title =
    progress === 'pending' && !isUnpaid
      ? t`Pagamento in corso`
      : progress === 'cancelled'
        ? t`Ordine annullato`
        : order.data && orderName(order.data, i18n)
  if (!id) return <Navigate replace to="/shop/order/orders" />
  return (
    <Page title={title ?? t`Il tuo ordine`}>
      {order.data === undefined ? (
        order.isLoading ? (
          <Coming
            className="pay"
            parts={[
              { on: 'page', lines: [72, 48] },
              { on: 'panel', count: 4, picture: 'round', lines: [44] },
              { on: 'panel', lines: [100] },
            ]}
          />
        ) : (
          <LoadFailed
            failure={order.failure}
            title={t`Non riusciamo a caricare i dati`}
            offline={t`Appena torna la rete vedi com’è andata: niente si paga due volte.`}
            onRetry={order.retry}
          />
        )
      ) : progress === 'pending' ? (
        isUnpaid ? (
          <UnpaidOrder order={order.data} wasClosed={search.has('closed')} />
        ) : (
          <PayPending order={order.data} {...payment} />
        )
      ) : progress === 'cancelled' ? (
        // What was placed is no cart again: how it ended is on its own page.
        wasPlaced(order.data) ? (
          <Navigate replace to={`/shop/order/orders/${id}`} />
        ) : (
          <PayCancelled />
        )
      ) : (
        <PayDone order={order.data} />
      )}
    </Page>
  )
}
