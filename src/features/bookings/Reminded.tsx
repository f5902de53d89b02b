import { Trans } from '@lingui/react/macro'
import { useNoticePreferencesQuery } from '../../api/devices.ts'

/** When she is reminded, as she wants it; the height of a line until that is known. */
export function Reminded() {
  const { data, isLoading } = useNoticePreferencesQuery({})
  if (isLoading) return '\u00a0'
  const { remindDay = 'Y', remindHours = 'Y' } = data?.data ?? {}
  if (remindDay === 'Y' && remindHours === 'Y') return <Trans>Ti ricordiamo noi il giorno prima e due ore prima.</Trans>
  if (remindDay === 'Y') return <Trans>Ti ricordiamo noi il giorno prima.</Trans>
  return remindHours === 'Y' ? <Trans>Ti ricordiamo noi due ore prima.</Trans> : null
}
