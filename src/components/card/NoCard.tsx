import { useLingui } from '@lingui/react/macro'
import { CreditCard } from 'lucide-react'
import { State } from '../../ui/State.tsx'

/** For whoever belongs to the activity without a card, such as its staff. */
export function NoCard() {
  const { t } = useLingui()
  return (
    <State
      picture={<CreditCard size={64} strokeWidth={1.5} />}
      title={t`Nessuna carta`}
      text={t`Con questo accesso non hai una carta in questa attività.`}
    />
  )
}
