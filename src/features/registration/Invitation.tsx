import { Trans } from '@lingui/react/macro'
import { Gift, Unlink } from 'lucide-react'
import { useEffect } from 'react'
import { shownOn } from '#rules/card.ts'
import { centsOf, euros } from '#rules/money.ts'
import { useInvitationQuery } from '../../api/friends.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Setting } from './setting.ts'
import './invitation.css'

type Props = Pick<Setting, 'activity' | 'configuration'> & {
  id: string
  /** Hears what it gives, in cents. */
  onKnown: (more: { gift: number }) => void
}

/**
 * She came by an invitation: that it is one, and what the activity gives her for the card and for it, once it is known that it holds;
 * or that it does not. Who sent it is told to nobody.
 */
export function Invitation({ id, activity, configuration, onKnown }: Props) {
  const { data, isLoading } = useInvitationQuery({ activityId: activity.id, id })
  const given = (money: string | null | undefined) => (shownOn(activity.cashBackType).credit ? centsOf(money ?? 0) : 0)
  const [welcome, more] = [given(configuration.welcomeCredit), given(configuration.friendCredit)]
  const gift = data?.data.holds ? more : 0
  useEffect(() => onKnown({ gift }), [onKnown, gift])
  if (isLoading) return <Skeleton className="invitation-coming" />
  if (data?.data.holds === false) return <Void name={activity.name} />
  return (
    <section className="invitation">
      <Gift aria-hidden size={24} strokeWidth={1.75} />
      <div>
        <h2>
          <Trans>Hai un invito</Trans>
        </h2>
        {data ? (
          <Given {...{ welcome, more }} />
        ) : (
          <p>
            <Trans>Ora non riusciamo a controllarlo: se vale, quello che ti dà lo trovi sulla carta.</Trans>
          </p>
        )}
      </div>
    </section>
  )
}

/** Nothing is promised, and what to do about it. */
const Void = ({ name }: { name: string }) => (
  <section className="invitation invitation-void">
    <Unlink aria-hidden size={24} strokeWidth={1.75} />
    <div>
      <h2>
        <Trans>Questo invito non vale</Trans>
      </h2>
      <p>
        <Trans>
          {name} non lo riconosce, o non vale più. La carta puoi crearla lo stesso; per l’invito chiedi un nuovo link a chi te l’ha mandato.
        </Trans>
      </p>
    </div>
  </section>
)

function Given(cents: { welcome: number; more: number }) {
  const [welcome, more] = [euros(cents.welcome), euros(cents.more)]
  if (cents.welcome > 0 && cents.more > 0)
    return (
      <p>
        <Trans>
          Con la carta ricevi {welcome} di benvenuto, e altri {more} perché ti hanno invitato.
        </Trans>
      </p>
    )
  if (cents.more > 0)
    return (
      <p>
        <Trans>Con la carta ricevi {more} perché ti hanno invitato.</Trans>
      </p>
    )
  return cents.welcome > 0 ? (
    <p>
      <Trans>Con la carta ricevi {welcome} di benvenuto.</Trans>
    </p>
  ) : null
}
