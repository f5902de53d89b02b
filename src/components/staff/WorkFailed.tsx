import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { LoadFailed } from '../../ui/LoadFailed.tsx'

/** The same for who works here: what is safe is the work, not somebody's credit. */
export function WorkFailed(props: Omit<ComponentProps<typeof LoadFailed>, 'down'>) {
  const { t } = useLingui()
  return <LoadFailed {...props} down={t`Il server non risponde. Quello che è già arrivato è salvo: riprova tra poco.`} />
}
