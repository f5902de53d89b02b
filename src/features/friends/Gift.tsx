import { Trans } from '@lingui/react/macro'
import { Gift as GiftIcon, Users } from 'lucide-react'
import { centsOf, euros } from '#rules/money.ts'
import { useActivity, useConfiguration } from '../../api/activities.ts'
import { CardGround } from '../../components/card/CardGround.tsx'
import './friends.css'

/** What an invitation is worth, on the activity's own colours; where it is worth nothing, what it is. */
export function Gift() {
  const activity = useActivity()
  const name = activity?.name ?? ''
  const cents = centsOf(useConfiguration()?.friendCredit ?? 0)
  const value = euros(cents)
  const Icon = cents > 0 ? GiftIcon : Users
  return (
    <section className="friends-gift">
      <CardGround activity={activity} />
      <span className="friends-gift-icon">
        <Icon aria-hidden size={28} strokeWidth={1.75} />
      </span>
      {cents > 0 ? (
        <>
          <h2>
            <Trans>
              <span>{value} a te,</span> <span>{value} a chi inviti</span>
            </Trans>
          </h2>
          <p>
            <Trans>Li trovate sulla carta appena si registra da {name} con il tuo invito.</Trans>
          </p>
        </>
      ) : (
        <>
          <h2>
            <Trans>Porta chi vuoi da {name}</Trans>
          </h2>
          <p>
            <Trans>Con il tuo invito si registra in due minuti e ha subito la sua carta.</Trans>
          </p>
        </>
      )}
    </section>
  )
}
