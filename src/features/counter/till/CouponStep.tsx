import { Trans, useLingui } from '@lingui/react/macro'
import { Check, TicketPercent, TicketX } from 'lucide-react'
import { centsOf, euros } from '#rules/money.ts'
import { percentWords } from '../../../components/words/percent.ts'
import { Button } from '../../../ui/Button.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../../ui/Row.tsx'
import { CouponWhen } from './CouponWhen.tsx'
import type { Room } from './room.ts'
import { Refused } from './Refused.tsx'
import { TillCoupons } from './TillCoupons.tsx'
import './scan.css'
import './amount.css'
import './done.css'
import './till.css'

/** A coupon before it is redeemed, with what will be taken; where none is chosen, which. */
export function CouponStep({ customer, deeds, of }: Room) {
  const { t, i18n } = useLingui()
  const coupon = customer.coupons.find(({ id }) => id === of)
  if (!coupon) return <TillCoupons customer={customer} />
  const { id: couponId, title, description, price, percentage } = coupon
  const worth = [price ? euros(centsOf(price)) : '', percentage ? `−${percentWords(percentage, i18n)}` : ''].filter(Boolean).join(' · ')
  const over = coupon.orderId ? t`Coupon in un ordine` : coupon.standing === 'used' ? t`Coupon già usato` : t`Coupon scaduto`
  const isValid = coupon.standing === 'valid'
  return (
    <div className="cash-step">
      <Panel className="cash-ticket">
        {worth ? <p className="cash-amount">{worth}</p> : <TicketPercent aria-hidden size={48} strokeWidth={1.5} />}
        <h2>{title}</h2>
        {description ? <p className="quiet">{description}</p> : null}
        <p>
          <CouponWhen coupon={coupon} />
        </p>
      </Panel>
      {isValid ? (
        <p className="quiet">
          <Trans>Il coupon di {customer.name} vale una volta: dopo non c’è più.</Trans>
        </p>
      ) : (
        <Panel className="cash-refused">
          <Row as="div">
            <RowIcon tone="bad">
              <TicketX aria-hidden size={20} strokeWidth={1.75} />
            </RowIcon>
            <RowWords>
              <strong>{over}</strong>
              <CouponWhen coupon={coupon} />
            </RowWords>
          </Row>
        </Panel>
      )}
      <div className="cash-foot">
        <Refused deeds={deeds} />
        <Button
          look="primary"
          isWide
          className="cash-go"
          disabled={!isValid || deeds.isOffline}
          aria-disabled={deeds.isBusy || undefined}
          aria-busy={deeds.isBusy || undefined}
          onClick={() => void deeds.submit({ kind: 'redeem', couponId, title })}
        >
          <Check aria-hidden strokeWidth={1.75} />
          {deeds.isOffline ? <Trans>Riscatta quando torna la rete</Trans> : <Trans>Riscatta</Trans>}
        </Button>
      </div>
    </div>
  )
}
