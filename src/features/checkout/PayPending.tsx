import { Trans, useLingui } from '@lingui/react/macro'
import { CheckCircle, Clock, CreditCard, type LucideIcon, Ticket, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { centsOf, euros } from '#rules/money.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import { PayPlaces } from './PayPlaces.tsx'
import { usePayment } from './use-payment.ts'
import '../../components/page/form-page.css'
import './pay.css'

/** The bank has not said anything yet: what is asked, what is kept, and that leaving is safe. */
export function PayPending({ order }: { order: Order }) {
  const { t } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const { isAway, ending } = usePayment(order)
  const until = useMoment(order.expires ?? undefined, zone)
  const [total, credit] = [euros(centsOf(order.totalPrice)), Math.abs(centsOf(order.usedCreditValue))]
  const pieces = order.articles.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="pay">
      <PayPlaces />
      <p className="pay-lead">
        <Trans>La banca non ha ancora risposto. Finché non lo fa, non ti diciamo né sì né no.</Trans>
      </p>
      <Panel as="ul" className="pay-facts">
        <Fact icon={Clock} tone="warn" title={t`Chiesti alla banca`} value={total}>
          {isAway ? <Trans>in questo momento non risponde: richiediamo noi</Trans> : <Trans>appena risponde lo vedi qui</Trans>}
        </Fact>
        <Fact icon={CheckCircle} tone="good" title={t`Articoli tenuti per te`} value={String(pieces)}>
          {until ? <Trans>fino a {until}</Trans> : null}
        </Fact>
        {order.coupon ? (
          <Fact icon={Ticket} tone="good" title={t`Coupon messo da parte`} value={euros(0 - centsOf(order.coupon.value))}>
            {order.coupon.title}
          </Fact>
        ) : null}
        {credit > 0 ? (
          <Fact icon={Wallet} tone="good" title={t`Credito messo da parte`} value={euros(credit)}>
            <Trans>non ancora speso</Trans>
          </Fact>
        ) : null}
      </Panel>
      {ending.refusal ? (
        <p className="form-refusal" role="alert">
          {ending.refusal}
        </p>
      ) : null}
      <p className="quiet">
        <Trans>Puoi chiudere e fare altro: appena la banca risponde te lo scriviamo.</Trans>
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

type FactProps = { icon: LucideIcon; tone: 'good' | 'warn'; title: string; value: string; children: ReactNode }

function Fact({ icon: Icon, tone, title, value, children }: FactProps) {
  return (
    <Row>
      <RowIcon tone={tone}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>{title}</strong>
        <span className="small quiet">{children}</span>
      </RowWords>
      <strong>{value}</strong>
    </Row>
  )
}
