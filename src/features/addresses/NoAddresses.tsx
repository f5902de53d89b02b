import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../../api/base-query.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'

/** The addresses cannot be read now: why, and that they are safe. */
export function NoAddresses({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <LoadFailed
      failure={failure}
      title={t`Non riusciamo a caricare i dati`}
      offline={t`I tuoi indirizzi ci sono ancora: li rivedi appena torna la rete.`}
      onRetry={onRetry}
    />
  )
}
