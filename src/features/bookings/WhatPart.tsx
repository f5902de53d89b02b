import { Trans, useLingui } from '@lingui/react/macro'
import { usePrice } from '../../components/words/use-price.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { OptionList } from '../../ui/OptionList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { LastTime } from './LastTime.tsx'
import type { Wizard } from './use-booking.ts'
import './bookings.css'

const MOST_PEOPLE = 99

/** How many she is, or which service. */
export function WhatPart({ wizard }: { wizard: Wizard }) {
  const { t } = useLingui()
  const price = usePrice()
  const { isTables, settings, services, what, setWhat, setWhen } = wizard
  if (isTables)
    return (
      <>
        <Panel as="section" className="what-people">
          <h2>
            <Trans>Quanti siete?</Trans>
          </h2>
          <Stepper
            label={t`Persone`}
            less={t`Una persona in meno`}
            more={t`Una persona in più`}
            value={what.people}
            least={1}
            most={Math.min(MOST_PEOPLE, settings.data?.bookingNumberOfHour ?? MOST_PEOPLE)}
            onChange={(people) => {
              setWhat({ people })
              setWhen({})
            }}
          />
        </Panel>
        <LastTime wizard={wizard} />
      </>
    )
  if (services.isLoading) return <Skeleton className="services-skeleton" />
  if (!services.data)
    return (
      <LoadFailed
        failure={services.failure}
        title={t`Non riusciamo a caricare i servizi`}
        offline={t`Appena torna la rete li trovi qui.`}
        onRetry={services.retry}
      />
    )
  return (
    <>
      <LastTime wizard={wizard} />
      <OptionList
        legend={t`Che cosa prenoti?`}
        chosen={what.serviceId}
        options={services.data.map((service) => {
          const minutes = service.duration
          return {
            value: service.id,
            title: service.title,
            text: [t`${minutes} minuti`, service.price === null ? '' : price(service.price)].filter(Boolean).join(' · '),
          }
        })}
        onChoose={(serviceId) => {
          setWhat({ people: 1, serviceId })
          setWhen({})
        }}
      />
    </>
  )
}
