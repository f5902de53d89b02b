import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, Ticket } from 'lucide-react'
import type { Coupon } from '#contract/coupons.ts'
import { expiresSoon } from '#rules/coupons.ts'
import { imagePath, imageSet } from '#rules/images.ts'
import { resolved, resolvedSet } from '../../api/base.ts'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useClosedByBack } from '../../ui/opened.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { worthOf } from './coupon-worth.ts'
import { OpenCoupon } from './OpenCoupon.tsx'
import './coupons.css'

type Props = {
  coupon: Coupon
  today: string
  /** Torn open where it stands, or shown beside the list. */
  isOpen: 'here' | 'beside' | undefined
  onOpen: () => void
  onClose: () => void
  onRemove: () => void
}

/** A coupon that counts is a ticket: what it is worth, the perforation, what it is. Touched, it tears open. LOOK "phone-9". */
export function CouponCard({ coupon, today, isOpen, onOpen, onClose, onRemove }: Props) {
  if (isOpen === 'here') return <TornCoupon coupon={coupon} today={today} onClose={onClose} onRemove={onRemove} />
  return (
    <Panel as="li" className="coupon">
      <button type="button" className="coupon-body" aria-current={isOpen === 'beside' || undefined} onClick={onOpen}>
        <Face coupon={coupon} today={today} />
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

function Face({ coupon, today }: Pick<Props, 'coupon' | 'today'>) {
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
        <When coupon={coupon} today={today} />
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

/** Until when it counts, loud in its last week. */
function When({ coupon, today }: Pick<Props, 'coupon' | 'today'>) {
  const { language } = useLanguage()
  const last = dayName(coupon.expires, language, today)
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
