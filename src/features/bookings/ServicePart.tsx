import { useLingui } from '@lingui/react/macro'
import { ServiceChoice } from '../../components/booking/ServiceChoice.tsx'
import { LastTime } from './LastTime.tsx'
import type { Wizard } from './use-booking.ts'

/** Which service. */
export function ServicePart({ wizard }: { wizard: Wizard }) {
  const { t } = useLingui()
  const { services, what, setWhat, setWhen } = wizard
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
