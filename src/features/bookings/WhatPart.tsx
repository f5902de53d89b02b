import { Trans, useLingui } from '@lingui/react/macro'
import { PeopleChoice } from '../../components/booking/PeopleChoice.tsx'
import { ServiceChoice } from '../../components/booking/ServiceChoice.tsx'
import { LastTime } from './LastTime.tsx'
import type { Wizard } from './use-booking.ts'
import './bookings.css'

/** How many she is, or which service. */
export function WhatPart({ wizard }: { wizard: Wizard }) {
  const { t } = useLingui()
  const { isTables, settings, services, what, setWhat, setWhen } = wizard
  if (isTables)
    return (
      <>
        <PeopleChoice
          title={<Trans>Quanti siete?</Trans>}
          people={what.people}
          seats={settings.data?.bookingNumberOfHour}
          onChange={(people) => {
            setWhat({ people })
            setWhen({})
          }}
        />
        <LastTime wizard={wizard} />
      </>
    )
  return (
    <>
      <LastTime wizard={wizard} />
      <ServiceChoice
        title={t`Che cosa prenoti?`}
        services={services}
        chosen={what.serviceId}
        onChoose={(serviceId) => {
          setWhat({ people: 1, serviceId })
          setWhen({})
        }}
      />
    </>
  )
}
