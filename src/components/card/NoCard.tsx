import { useLingui } from '@lingui/react/macro'
import { State } from '../../ui/State.tsx'

/** For whoever belongs to the activity without a card, such as its staff. */
export function NoCard() {
  const { t } = useLingui()
  return <State scene="card" title={t`Nessuna carta`} text={t`Con questo accesso non hai una carta in questa attività.`} />
}
