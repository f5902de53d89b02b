import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, CreditCard } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { centsOf, euros } from '#rules/money.ts'
import { useAgo } from '../../components/words/use-ago.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Fact, Kept } from './Kept.tsx'
import { PayPlaces } from './PayPlaces.tsx'
import { useGivingUp, usePayment } from './use-payment.ts'
import '../../components/page/form-page.css'
import './pay.css'

/**
 * The bank has not said anything yet: what is asked, what is kept, and that leaving is safe. `isUntouched`: nothing was asked of it,
 * as far as is known.
 */
export function PayPending({ order, isUntouched }: { order: Order; isUntouched: boolean }) {
  const { t } = useLingui()
  const { isAway, heard } = usePayment(order)
  const ago = useAgo(heard)
  const ending = useGivingUp(order)
  const sum = euros(centsOf(order.totalPrice))
  return (
    <div className="pay">
      <PayPlaces isUntouched={isUntouched} />
      <p className="pay-lead">
        {isUntouched ? (
          <Trans>Il tuo ordine non risulta ancora pagato. Finché non paghi, non ti addebitiamo nulla.</Trans>
        ) : (
          <Trans>La banca non ha ancora risposto. Finché non lo fa, non ti diciamo né sì né no.</Trans>
        )}
      </p>
      <Panel as="ul" className="pay-facts">
        {isUntouched ? (
          <Fact icon={Clock} tone="warn" title={t`Da pagare`} value={sum}>
            <Trans>appena paghi lo vedi qui</Trans>
          </Fact>
        ) : (
          <Fact icon={Clock} tone="warn" title={t`Chiesti alla banca`} value={sum}>
            {isAway ? (
              <Trans>in questo momento non risponde: richiediamo noi</Trans>
            ) : ago ? (
              <Trans>sentita {ago}: appena risponde lo vedi qui</Trans>
            ) : (
              <Trans>appena risponde lo vedi qui</Trans>
            )}
          </Fact>
        )}
        <Kept order={order} />
      </Panel>
      {ending.refusal ? (
        <p className="form-refusal" role="alert">
          {ending.refusal}
        </p>
      ) : null}
      <p className="quiet">
        {isUntouched ? (
          <Trans>Puoi chiudere e pagare dopo: finché lo teniamo per te, lo trovi nei tuoi ordini.</Trans>
        ) : (
          <Trans>Puoi chiudere e fare altro: appena la banca risponde te lo scriviamo.</Trans>
        )}
      </p>
      <div className="pay-keys">
        {order.session ? (
          <ButtonLink look="primary" isWide href={order.session.url}>
            <CreditCard aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Vai al pagamento</Trans>
          </ButtonLink>
        ) : null}
        <Button isWide aria-busy={ending.isBusy || undefined} disabled={ending.isOffline} onClick={() => void ending.submit()}>
          <Trans>Rinuncio all’ordine</Trans>
        </Button>
      </div>
    </div>
  )
}
