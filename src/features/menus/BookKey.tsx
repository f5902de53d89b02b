import { Trans } from '@lingui/react/macro'
import { CalendarPlus } from 'lucide-react'
import type { Configuration } from '#contract/activities.ts'
import { useBookingServices } from '../../api/bookings.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { OnlineLink } from '../../ui/OnlineLink.tsx'

/** Are what this menu lists services that can be booked? */
export const isBooked = ({ menuType, showBookingApp, bookingType }: Configuration): boolean =>
  menuType === 'A' && showBookingApp && (bookingType?.startsWith('N') ?? false)

/** The way to book a service of the price list: chosen already where one that can be booked has its name. */
export function BookKey({ name }: { name: string }) {
  const { language } = useLanguage()
  const service = useBookingServices(language, true).data?.find(({ title }) => title === name)
  return (
    <OnlineLink look="primary" isWide to={service ? `/booking?step=2&service=${encodeURIComponent(service.id)}` : '/booking'}>
      <CalendarPlus aria-hidden size={20} strokeWidth={1.75} />
      <Trans>Prenota</Trans>
    </OnlineLink>
  )
}
