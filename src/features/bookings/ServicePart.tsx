import { useLingui } from '@lingui/react/macro'
import { ServiceChoice } from '../../components/booking/ServiceChoice.tsx'
import { LastTime, useLastTime } from './LastTime.tsx'
import type { Wizard } from './use-booking.ts'

/** Which service. */
export function ServicePart({ wizard }: { wizard: Wizard }) {
  const { t } = useLingui()
  const { services, what, setWhat, setWhen } = wizard
  const last = useLastTime(wizard)
  return (
    <>
      <LastTime wizard={wizard} of={last} />
      <ServiceChoice
        title={t`Che cosa prenoti?`}
        // Nothing moves once it can be tapped.
        services={last.isComing ? { ...services, data: undefined, isLoading: true } : services}
        chosen={what.serviceId}
        onChoose={(serviceId) => {
          setWhat({ people: 1, serviceId })
          setWhen({})
        }}
      />
    </>
  )
}
