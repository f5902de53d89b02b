import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '../../api/base-query.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { State } from '../../ui/State.tsx'

type Props = { failure: Failure | undefined; onRetry: () => void }

/** In the place of a booking that could not be fetched, or is none of hers. */
export function NoBooking({ failure, onRetry }: Props) {
  const { t } = useLingui()
  if (failure?.status !== 404)
    return (
      <LoadFailed
        failure={failure}
        title={t`Non riusciamo a caricare i dati`}
        offline={t`Le tue prenotazioni valgono anche senza rete: le rivedi appena torna.`}
        onRetry={onRetry}
      />
    )
  return (
    <State
      scene="calendar"
      title={t`Questa prenotazione non c’è`}
      text={t`Forse è di un altro account. Le tue sono tutte in un posto.`}
      action={
        <ButtonLink look="primary" to="/bookings" replace>
          <Trans>Le mie prenotazioni</Trans>
        </ButtonLink>
      }
    />
  )
}
