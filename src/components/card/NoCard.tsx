import { useLingui } from '@lingui/react/macro'
import { State } from '../../ui/State.tsx'

/** In the place of the card, for whoever belongs to the activity without one. */
export function NoCard() {
  const { t } = useLingui()
  return <State scene="card" title={t`Nessuna carta`} text={t`Con questo accesso non hai una carta in questa attività.`} />
}
