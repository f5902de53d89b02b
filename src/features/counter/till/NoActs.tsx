import { useLingui } from '@lingui/react/macro'
import { State } from '../../../ui/State.tsx'

/** Nothing was done lately. */
export function NoActs() {
  const { t } = useLingui()
  return (
    <State
      scene="clock"
      title={t`Ancora niente`}
      text={t`Quello che fai in cassa resta qui per qualche minuto, e per un minuto si può annullare.`}
    />
  )
}
