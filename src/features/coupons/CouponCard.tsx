import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, Ticket, Trash2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Coupon } from '#contract/coupons.ts'
import { couponStanding, expiresSoon } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { imagePath, imageSet } from '#rules/images.ts'
import { resolved, resolvedSet } from '../../api/base.ts'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useClosedByBack } from '../../ui/opened.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { worthOf } from './coupon-worth.ts'
import { OpenCoupon } from './OpenCoupon.tsx'
import './coupons.css'

type Props = {
  coupon: Coupon
  today: string
  zone: string
  /** Torn open where it stands, or shown beside the list. */
  isOpen: 'here' | 'beside' | undefined
  onOpen: () => void
  onClose: () => void
  onRemove: () => void
}

/** A coupon is a ticket: what it is worth, the perforation, what it is. Touched, it tears open. LOOK "phone-9". */
export function CouponCard({ coupon, today, zone, isOpen, onOpen, onClose, onRemove }: Props) {
  const { t } = useLingui()
  const { title } = coupon
  if (couponStanding(coupon, today) !== 'valid')
    return (
      <Panel as="li" className="coupon coupon-over">
        <div className="coupon-body">
          <Face coupon={coupon} today={today} zone={zone} />
        </div>
        <IconButton className="coupon-remove" label={t`Elimina ${title}`} onClick={onRemove}>
          <Trash2 aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      </Panel>
    )
  if (isOpen === 'here') return <TornCoupon coupon={coupon} today={today} onClose={onClose} onRemove={onRemove} />
  return (
    <Panel as="li" className="coupon">
      <button type="button" className="coupon-body" aria-current={isOpen === 'beside' || undefined} onClick={onOpen}>
        <Face coupon={coupon} today={today} zone={zone} />
      </button>
    </Panel>
  )
}

/** Torn open in its list: the way back closes it. */
function TornCoupon({ onClose, ...shown }: Pick<Props, 'coupon' | 'today' | 'onClose' | 'onRemove'>) {
  useClosedByBack(onClose)
  return (
    <li>
      <OpenCoupon {...shown} onClose={onClose} />
    </li>
  )
}

function Face({ coupon, today, zone }: Pick<Props, 'coupon' | 'today' | 'zone'>) {
  const { i18n } = useLingui()
  const worth = worthOf(coupon, i18n)
  return (
    <>
      <span className={coupon.image ? 'coupon-stub coupon-pictured' : 'coupon-stub'}>
        <Sign image={coupon.image} />
        {worth.map((one) => (
          <strong key={one}>{one}</strong>
        ))}
      </span>
      <span className="coupon-words">
        <strong className="coupon-title">{coupon.title}</strong>
        {coupon.description ? <span className="small quiet">{coupon.description}</span> : null}
        <When coupon={coupon} today={today} zone={zone} />
      </span>
    </>
  )
}

/** What it is for, in a picture; without one the sign of all coupons. LOOK "phone-9". */
function Sign({ image }: { image: string | null }) {
  if (!image) return <Ticket aria-hidden size={24} strokeWidth={1.75} />
  return (
    <img
      className="coupon-picture"
      src={resolved(imagePath(image, 160))}
      srcSet={resolvedSet(imageSet(image, [160, 320]))}
      sizes="96px"
      width={96}
      height={64}
      loading="lazy"
      decoding="async"
      draggable={false}
      alt=""
    />
  )
}

/** When it was used or expired; or until when it counts, loud in its last week. */
function When({ coupon, today, zone }: Pick<Props, 'coupon' | 'today' | 'zone'>) {
  const { language } = useLanguage()
  const standing = couponStanding(coupon, today)
  const last = dayName(coupon.expires, language, today)
  if (standing === 'used') {
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
  if (standing === 'expired')
    return (
      <span className="small quiet">
        <Trans>Scaduto {last}</Trans>
      </span>
    )
  if (!expiresSoon(coupon.expires, today))
    return (
      <span className="small quiet">
        <Trans>Fino a {last}</Trans>
      </span>
    )
  return (
    <Tag look="warn">
      <Clock aria-hidden size={14} strokeWidth={1.75} />
      {coupon.expires === today ? <Trans>Scade oggi</Trans> : <Trans>Scade {last}</Trans>}
    </Tag>
  )
}
