import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { stateTone, stateWords } from '../../components/booking/booking-words.ts'
import { serverTime } from '../../state/clock.ts'
import { Tag } from '../../ui/Tag.tsx'

/** How a booking stands; one that took place is over. */
export function StateTag({ booking }: { booking: Booking }) {
  const { i18n } = useLingui()
  if (booking.confirmed === 'Y' && Date.parse(booking.end) < serverTime())
    return (
      <Tag>
        <Trans>Passata</Trans>
      </Tag>
    )
  return <Tag look={stateTone(booking)}>{stateWords(booking, i18n)}</Tag>
}
