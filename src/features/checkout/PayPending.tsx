import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { Order } from '#contract/orders.ts'
import { centsOf, euros } from '#rules/money.ts'
import { usePaying } from '../../components/order/use-paying.ts'
import { useAgo } from '../../components/words/use-ago.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import { Fact, Kept } from './Kept.tsx'
import { PayPlaces } from './PayPlaces.tsx'
import './pay.css'

type Props = { order: Order; isAway: boolean; heard: number | undefined }

/**
 * The bank has not said anything yet: what is asked, what is kept, and that leaving is safe. Nothing that she could press helps now, so
 * that no key is the first one; who knows that she has not paid finds the way back to it below.
 */
export function PayPending({ order, isAway, heard }: Props) {
  const { t } = useLingui()
  const ago = useAgo(heard)
  const sum = euros(centsOf(order.totalPrice))
  return (
    <div className="pay">
      <PayPlaces />
      <p className="pay-lead">
        <Trans>La banca non ha ancora risposto. Finché non lo fa, non ti diciamo né sì né no.</Trans>
      </p>
      <Panel as="ul" className="pay-facts">
        <Fact icon={Clock} tone="warn" title={t`Chiesti alla banca`} value={sum}>
          {isAway ? (
            <Trans>in questo momento non risponde: richiediamo noi</Trans>
          ) : ago ? (
            <Trans>sentita {ago}: appena risponde lo vedi qui</Trans>
          ) : (
            <Trans>appena risponde lo vedi qui</Trans>
          )}
        </Fact>
        <Kept order={order} />
      </Panel>
      <p className="quiet">
        <Trans>Puoi chiudere e fare altro: appena la banca risponde te lo scriviamo.</Trans>
      </p>
      <div className="pay-keys">
        <ButtonLink isWide to="/shop/order/orders">
          <Trans>Guarda i miei ordini</Trans>
        </ButtonLink>
        {order.session ? <BackToPaying order={order} /> : null}
      </div>
    </div>
  )
}

/** For who left the provider's page without having paid. */
function BackToPaying({ order }: { order: Order }) {
  const { submit, isBusy, isOffline, refusal } = usePaying(order)
  return (
    <>
      <Refusal>{refusal}</Refusal>
      <button type="button" className="pay-back" disabled={isOffline} aria-busy={isBusy || undefined} onClick={() => void submit()}>
        <Trans>Non hai pagato? Torna al pagamento</Trans>
      </button>
    </>
  )
}
