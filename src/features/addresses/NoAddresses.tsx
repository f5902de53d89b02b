import { Trans, useLingui } from '@lingui/react/macro'
import { State } from '../../ui/State.tsx'
import { Button } from '../../ui/Button.tsx'

/** The addresses cannot be read now: why, and that they are safe. */
export function NoAddresses({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <State
      scene={isOffline ? 'cloud' : 'cable'}
      title={isOffline ? t`Serve la rete` : t`Non riusciamo a caricare i dati`}
      text={t`I tuoi indirizzi ci sono ancora: li rivedi appena il server risponde.`}
      action={
        <Button look="primary" onClick={onRetry}>
          <Trans>Riprova</Trans>
        </Button>
      }
    />
  )
}
