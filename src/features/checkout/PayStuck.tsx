import { Trans } from '@lingui/react/macro'
import { CreditCard } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import type { Order } from '#contract/orders.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Kept } from './Kept.tsx'
import { useGivingUp, usePaying } from './use-payment.ts'
import '../../components/page/form-page.css'
import './pay.css'

/** Nothing was paid, and nothing will be by itself: what is kept, and what she can do. */
export function PayStuck({ order }: { order: Order }) {
  const navigate = useNavigate()
  const isUnopened = order.stuck === 'unopened'
  const paying = usePaying(order)
  // Given up, the goods are in the cart again: from there she pays as she likes.
  const otherWay = useGivingUp(order, ({ progress }) => progress === 'cancelled' && navigate('/shop/checkout', { replace: true }))
  const ending = useGivingUp(order)
  const refusal = paying.refusal ?? otherWay.refusal ?? ending.refusal
  const isOff = paying.isOffline || paying.isBusy || otherWay.isBusy || ending.isBusy
  return (
    <div className="pay">
      <p className="pay-lead" role="status">
        {isUnopened ? (
          <Trans>
            La pagina del pagamento non si è aperta: chi incassa in questo momento non risponde. Non ti è stato addebitato nulla.
          </Trans>
        ) : (
          <Trans>Il pagamento non è andato a buon fine. Non ti è stato addebitato nulla.</Trans>
        )}
      </p>
      <Panel as="ul" className="pay-facts">
        <Kept order={order} />
      </Panel>
      <p className="quiet">
        {isUnopened ? (
          <Trans>Puoi riprovare tra poco, oppure scegliere un altro modo: gli articoli tornano nel carrello.</Trans>
        ) : (
          <Trans>
            Puoi riprovare, anche con un’altra carta o un altro conto, oppure scegliere un altro modo: gli articoli tornano nel carrello.
          </Trans>
        )}
      </p>
      {refusal ? (
        <p className="form-refusal" role="alert">
          {refusal}
        </p>
      ) : null}
      <div className="pay-keys">
        <Button look="primary" isWide aria-busy={paying.isBusy || undefined} disabled={isOff} onClick={() => void paying.submit()}>
          <CreditCard aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Riprova il pagamento</Trans>
        </Button>
        <Button isWide aria-busy={otherWay.isBusy || undefined} disabled={isOff} onClick={() => void otherWay.submit()}>
          <Trans>Paga in un altro modo</Trans>
        </Button>
        {isUnopened ? null : (
          <Button isWide aria-busy={ending.isBusy || undefined} disabled={isOff} onClick={() => void ending.submit()}>
            <Trans>Rinuncio all’ordine</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
