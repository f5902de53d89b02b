import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Coupon } from '#contract/coupons.ts'
import { couponStanding } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { refocus } from '../../ui/refocus.ts'
import { Row, RowWords } from '../../ui/Row.tsx'
import { useOnline } from '../../ui/use-online.ts'
import './over-coupons.css'

/** So many stand there before she asks for the others. */
const SHOWN = 3

type Props = { coupons: readonly Coupon[]; today: string; zone: string; onRemove: (coupon: Coupon) => void }

/** Coupons that are used or expired: a row each, quieter than a ticket, and the newest alone until she asks for all. */
export function OverCoupons({ coupons, ...about }: Props) {
  const [areAll, setAll] = useState(false)
  const shown = areAll ? coupons : coupons.slice(0, SHOWN)
  const showAll = () => {
    refocus() // the key goes
    setAll(true)
  }
  return (
    <section className="coupons-over">
      <h2>
        <Trans>Usati e scaduti</Trans>
      </h2>
      <Panel as="ul" className="coupon-rows">
        {shown.map((coupon) => (
          <OverRow key={coupon.id} coupon={coupon} {...about} />
        ))}
      </Panel>
      {shown.length < coupons.length ? (
        <Button isSmall onClick={showAll}>
          <Trans>Mostra tutti</Trans>
        </Button>
      ) : null}
    </section>
  )
}

function OverRow({ coupon, today, zone, onRemove }: Omit<Props, 'coupons'> & { coupon: Coupon }) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const { title } = coupon
  const Icon = isOnline ? Trash2 : WifiOff
  return (
    <Row>
      <RowWords>
        <strong>{title}</strong>
        <When coupon={coupon} today={today} zone={zone} />
      </RowWords>
      <IconButton
        look="bare"
        label={isOnline ? t`Elimina ${title}` : t`Elimina ${title}: serve la rete`}
        aria-disabled={!isOnline || undefined}
        onClick={() => isOnline && onRemove(coupon)}
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
    </Row>
  )
}

/** When it was used, and where if that was an order of hers; or when it expired. */
function When({ coupon, today, zone }: Pick<Props, 'today' | 'zone'> & { coupon: Coupon }) {
  const { language } = useLanguage()
  if (couponStanding(coupon, today) === 'expired') {
    const last = dayName(coupon.expires, language, today)
    return (
      <span className="small quiet">
        <Trans>Scaduto {last}</Trans>
      </span>
    )
  }
  const day = dayName(onTheWall(zone, coupon.used ?? coupon.created).day, language, today)
  return coupon.orderId ? (
    <Link className="small link" to={`/shop/order/orders/${coupon.orderId}`}>
      <Trans>In un ordine, {day}</Trans>
    </Link>
  ) : (
    <span className="small quiet">
      <Trans>Usato {day}</Trans>
    </span>
  )
}
