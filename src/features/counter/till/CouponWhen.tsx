import { Trans } from '@lingui/react/macro'
import type { TillCoupon } from '#contract/counter-till.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../../api/activities.ts'
import { dayName } from '../../../components/words/day-name.ts'
import { useMoment } from '../../../components/words/use-moment.ts'
import { useMinute } from '../../../components/words/use-minute.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'

/** Until when a coupon counts; or when it was used and by whom, or that its time is over. */
export function CouponWhen({ coupon: { standing, expires, used, usedBy, orderId } }: { coupon: TillCoupon }) {
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const today = onTheWall(zone, useMinute()).day
  const moment = useMoment(used ?? undefined, zone)
  const last = dayName(expires, language, today)
  if (standing === 'used')
    return (
      <span className="quiet">
        {orderId ? (
          <Trans>in un ordine, {moment}</Trans>
        ) : usedBy ? (
          <Trans>
            già usato {moment}, da {usedBy}
          </Trans>
        ) : (
          <Trans>già usato {moment}</Trans>
        )}
      </span>
    )
  if (standing === 'expired')
    return (
      <span className="quiet">
        <Trans>scaduto {last}</Trans>
      </span>
    )
  return (
    <span className="quiet">
      <Trans>fino a {last}</Trans>
    </span>
  )
}
