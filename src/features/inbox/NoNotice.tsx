import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '../../api/base-query.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { State } from '../../ui/State.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

type Props = { isGone: boolean; failure: Failure | undefined; onRetry: () => void }

/** In the place of a notice that cannot be shown: deleted or not hers, or not fetched. */
export function NoNotice({ isGone, failure, onRetry }: Props) {
  const { t } = useLingui()
  if (isGone)
    return (
      <State
        scene="letter"
        title={t`Questo avviso non c’è più`}
        text={t`Forse l’hai eliminato, qui o su un altro dispositivo.`}
        action={
          <ButtonLink look="primary" to="/notices" replace>
            <Trans>Tutte le novità</Trans>
          </ButtonLink>
        }
      />
    )
  return (
    <LoadFailed
      failure={failure}
      title={t`Non riusciamo a caricare l’avviso`}
      offline={t`Questo avviso non era ancora su questo dispositivo: per leggerlo serve la rete.`}
      onRetry={onRetry}
    />
  )
}
