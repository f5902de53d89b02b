import { Trans } from '@lingui/react/macro'
import { PeopleChoice } from '../../components/booking/PeopleChoice.tsx'
import type { Wizard } from './use-booking.ts'
import './bookings.css'

/** How many she is, above the days that have room for them. A day that she has chosen stays. */
export function PeoplePart({ wizard: { settings, what, setWhat, when, setWhen } }: { wizard: Wizard }) {
  return (
    <PeopleChoice
      title={<Trans>Quanti siete?</Trans>}
      people={what.people}
      seats={settings.data?.bookingNumberOfHour}
      onChange={(people) => {
        setWhat({ people })
        setWhen({ date: when.date })
      }}
    />
  )
}
