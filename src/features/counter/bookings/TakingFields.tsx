import { Trans, useLingui } from '@lingui/react/macro'
import { PeopleChoice } from '../../../components/booking/PeopleChoice.tsx'
import { ServiceChoice } from '../../../components/booking/ServiceChoice.tsx'
import type { Taking } from './use-taking.ts'

/** How many, or which service. */
export function TakingFields({ taking }: { taking: Taking }) {
  const { t } = useLingui()
  const { isTables, people, setPeople, seats, services, serviceId, setServiceId } = taking
  if (isTables) return <PeopleChoice title={<Trans>Quante persone?</Trans>} people={people} seats={seats} onChange={setPeople} />
  return <ServiceChoice title={t`Che servizio?`} services={services} chosen={serviceId} onChoose={setServiceId} isForGuest />
}
