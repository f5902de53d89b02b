import { Trans, useLingui } from '@lingui/react/macro'
import { CheckCircle, type LucideIcon, Ticket, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Order } from '#contract/orders.ts'
import { centsOf, euros } from '#rules/money.ts'
import { useConfiguration } from '../../api/activities.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'

/** What is kept for her while an order is not paid: rows of a list. */
export function Kept({ order }: { order: Order }) {
  const { t } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const until = useMoment(order.expires ?? undefined, zone)
  const credit = Math.abs(centsOf(order.usedCreditValue))
  const pieces = order.articles.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
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
    </>
  )
}

type FactProps = { icon: LucideIcon; tone: 'good' | 'warn'; title: string; value: string; children: ReactNode }

/** One thing that is so by now. */
export function Fact({ icon: Icon, tone, title, value, children }: FactProps) {
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
