import { Trans } from '@lingui/react/macro'
import { PeopleChoice } from '../../components/booking/PeopleChoice.tsx'
import type { Wizard } from './use-booking.ts'
import './bookings.css'

/** How many she is, above the days that have room for them. What she has chosen stays as long as it has. */
export function PeoplePart({ wizard: { settings, what, setWhat, submit } }: { wizard: Wizard }) {
  return (
    <PeopleChoice
      title={<Trans>Quanti siete?</Trans>}
      people={what.people}
      seats={settings.data?.bookingNumberOfHour}
      onChange={(people) => {
        submit.clear()
        setWhat({ people })
      }}
    />
  )
}
