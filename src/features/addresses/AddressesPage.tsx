import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import type { Failure } from '../../api/base-query.ts'
import { useMyAddresses } from '../../api/addresses.ts'
import { useLearned } from '../../api/learned.ts'
import { Page } from '../../components/page/Page.tsx'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { State } from '../../ui/State.tsx'
import { AddressRow } from './AddressRow.tsx'
import { NoAddresses } from './NoAddresses.tsx'
import { Coming } from '../../ui/Coming.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import './addresses.css'

/** Where she has things sent to, in the activity in use. Spec §7. */
export function AddressesPage() {
  const { t } = useLingui()
  const { data, error, refetch, fulfilledTimeStamp } = useMyAddresses()
  useLearned('addresses', fulfilledTimeStamp ? new Date(fulfilledTimeStamp).toISOString() : undefined)
  const failure = error as Failure | undefined
  const rows = data?.data
  const retry = () => void refetch()
  return (
    <Page title={t`I miei indirizzi`}>
      {failure && rows && failure.status !== 0 ? <NotUpdated failure={failure} onRetry={retry} /> : null}
      {failure && !rows ? <NoAddresses failure={failure} onRetry={retry} /> : null}
      {!rows && !failure ? <Coming className="addresses" parts={[{ on: 'panels', count: 2, lines: [34, 72, 52] }]} /> : null}
      {rows && rows.length > 0 ? (
        <>
          <ul className="addresses">
            {rows.map((address) => (
              <AddressRow key={address.id} address={address} />
            ))}
          </ul>
          <ButtonLink isWide className="address-add" to="/profile/addresses/new">
            <Plus aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Aggiungi un indirizzo</Trans>
          </ButtonLink>
        </>
      ) : null}
      {rows && rows.length === 0 ? (
        <State
          scene="map"
          title={t`Ancora nessun indirizzo`}
          text={t`Aggiungi dove vuoi ricevere i tuoi ordini: lo trovi pronto quando serve.`}
          action={
            <ButtonLink look="primary" to="/profile/addresses/new">
              <Trans>Aggiungi un indirizzo</Trans>
            </ButtonLink>
          }
        />
      ) : null}
    </Page>
  )
}
