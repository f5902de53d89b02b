import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, Maximize, ShoppingBag, Trash2, WifiOff, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Coupon } from '#contract/coupons.ts'
import { codeInGroups, isForOrders } from '#rules/coupons.ts'
import { useActivity } from '../../api/activities.ts'
import { useVisibleEntries } from '../../components/activity/use-facts.ts'
import { CardGround } from '../../components/card/CardGround.tsx'
import { CodePicture } from '../../components/card/CodePicture.tsx'
import { useTillCode } from '../../components/card/use-till-code.ts'
import { dayName } from '../../components/words/day-name.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useWakeLock } from '../../pwa/wake-lock.ts'
import { useActivityId } from '../../state/hooks.ts'
import { meanCoupon } from '../../state/meant-coupon.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { CouponTill } from './CouponTill.tsx'
import { worthOf } from './coupon-worth.ts'
import './coupons.css'

type Props = {
  coupon: Coupon
  today: string
  /** Missing where it stands beside its list. */
  onClose?: () => void
  onRemove: () => void
}

/** A coupon torn open: its code, black on white in both themes, and the screen stays awake. LOOK "phone-9". */
export function OpenCoupon({ coupon, today, onClose, onRemove }: Props) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const shape = useTillCode(coupon.code)
  const ticket = useRef<HTMLElement>(null)
  const [isAtTill, setAtTill] = useState(false)
  const isTorn = onClose !== undefined
  useWakeLock(isTorn)
  useEffect(() => {
    if (isTorn) ticket.current?.focus()
  }, [isTorn])
  const activityId = useActivityId() ?? ''
  const canOrder = useVisibleEntries().some(({ key }) => key === 'orders') && isForOrders(coupon)
  const { id, title, description, expires } = coupon
  const code = codeInGroups(coupon.code)
  const last = dayName(expires, language, today)
  const worth = worthOf(coupon, i18n)
  return (
    <section ref={ticket} tabIndex={-1} className="coupon-open" aria-label={title}>
      <header className="coupon-head">
        <CardGround activity={useActivity()} />
        <div>
          <h2>{title}</h2>
          <p>{[...worth, description].filter(Boolean).join(' · ')}</p>
        </div>
        {onClose ? (
          <IconButton className="coupon-close" label={t`Chiudi`} onClick={onClose}>
            <X aria-hidden strokeWidth={1.75} />
          </IconButton>
        ) : null}
      </header>
      <div className="coupon-code">
        {shape ? <CodePicture shape={shape} label={t`Codice del coupon ${code}`} square={280} /> : <div className="coupon-drawing" />}
        <p className="coupon-letters">{code}</p>
        <p className="small">
          <Trans>Lo legge chi ti serve. Vale una volta.</Trans>
        </p>
      </div>
      <footer className="coupon-foot">
        <span>
          <Clock aria-hidden size={20} strokeWidth={1.75} />
          <Trans>fino a {last}</Trans>
        </span>
        <Delete onRemove={onRemove} />
        {canOrder ? (
          <ButtonLink isWide look="primary" to="/shop/checkout" onClick={() => meanCoupon(activityId, id)}>
            <ShoppingBag aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Usa in un ordine</Trans>
          </ButtonLink>
        ) : null}
        <Button isWide look={canOrder ? 'outline' : 'primary'} disabled={!shape} onClick={() => setAtTill(true)}>
          <Maximize aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Mostra in cassa</Trans>
        </Button>
      </footer>
      {isAtTill && shape ? <CouponTill coupon={coupon} shape={shape} onClose={() => setAtTill(false)} /> : null}
    </section>
  )
}

/** Beside the date, quiet, and not below the keys, where the thumb is. */
function Delete({ onRemove }: Pick<Props, 'onRemove'>) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const Icon = isOnline ? Trash2 : WifiOff
  return (
    <IconButton
      look="bare"
      className="coupon-delete"
      label={isOnline ? t`Elimina` : t`Elimina: serve la rete`}
      disabled={!isOnline}
      onClick={onRemove}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  )
}
