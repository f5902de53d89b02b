import { useLingui } from '@lingui/react/macro'
import type { Failure } from '../../api/base-query.ts'
import { LoadFailed } from '../../ui/LoadFailed.tsx'

/** What could not be read, why, and that it is safe. */
export function Unread({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <LoadFailed
      failure={failure}
      title={t`Non riusciamo a caricare i dati`}
      offline={t`I tuoi dati non restano su questo dispositivo: li vedi quando sei online.`}
      onRetry={onRetry}
    />
  )
}
