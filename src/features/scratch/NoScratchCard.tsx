import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '../../api/base-query.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { State } from '../../ui/State.tsx'

type Props = { failure: Failure | undefined; onRetry: () => void }

/** In the place of a scratch card that could not be fetched, or is not there any more. */
export function NoScratchCard({ failure, onRetry }: Props) {
  const { t } = useLingui()
  if (failure?.status !== 404)
    return (
      <LoadFailed
        failure={failure}
        title={t`Non riusciamo a caricare i dati`}
        offline={t`Le tue carte ti aspettano: le rivedi appena torna la rete.`}
        onRetry={onRetry}
      />
    )
  return (
    <State
      scene="foil"
      title={t`Questa carta non c’è più`}
      text={t`Forse l’hai eliminata, qui o su un altro dispositivo.`}
      action={
        <ButtonLink look="primary" to="/instant-win/scratch-and-wins" replace>
          <Trans>Le altre carte</Trans>
        </ButtonLink>
      }
    />
  )
}
