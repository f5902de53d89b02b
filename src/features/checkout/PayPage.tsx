import { useLingui } from '@lingui/react/macro'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useOrder } from '../../api/orders.ts'
import { orderName } from '../../components/order/order-words.ts'
import { Page } from '../../components/page/Page.tsx'
import { useLanguage } from '../../i18n/use-language.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { PayCancelled } from './PayCancelled.tsx'
import { PayDone } from './PayDone.tsx'
import { PayPending } from './PayPending.tsx'
import { PayStuck } from './PayStuck.tsx'
import './pay.css'

/** Where she comes back to from paying: what is known, and never a guess. Spec §2, LOOK "phone-11". */
export function PayPage() {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const id = search.get('order')
  const order = useOrder(id ?? undefined, language)
  // She closed the provider's page, or comes from her order: nothing was asked of a bank, as far as is known.
  const isUntouched = Boolean(order.data?.session) && (search.has('closed') || search.has('unpaid'))
  const isUnpaid = isUntouched || order.data?.stuck !== undefined
  const titles = { pending: isUnpaid ? t`Non hai ancora pagato` : t`Pagamento in corso`, cancelled: t`Ordine annullato` } as const
  const progress = order.data?.progress
  const title = progress === 'pending' || progress === 'cancelled' ? titles[progress] : order.data && orderName(order.data, i18n)
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
        order.data.stuck ? (
          <PayStuck order={order.data} />
        ) : (
          <PayPending order={order.data} isUntouched={isUntouched} />
        )
      ) : progress === 'cancelled' ? (
        <PayCancelled />
      ) : (
        <PayDone order={order.data} />
      )}
    </Page>
  )
}
