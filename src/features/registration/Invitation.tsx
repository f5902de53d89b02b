import { Trans } from '@lingui/react/macro'
import { Gift } from 'lucide-react'
import { shownOn } from '#rules/card.ts'
import { centsOf, euros } from '#rules/money.ts'
import type { Setting } from './use-registering.ts'
import './invitation.css'

/** She came by an invitation: that it is one, and what the activity gives her for the card and for it. Who sent it is told to nobody. */
export function Invitation({ activity, configuration }: Omit<Setting, 'privacy'>) {
  const given = (cents: number) => (shownOn(activity.cashBackType).credit && cents > 0 ? euros(cents) : undefined)
  const welcome = given(centsOf(configuration.welcomeCredit ?? 0))
  const more = given(configuration.showIntroduceFriendPhoneApp ? centsOf(configuration.friendCredit ?? 0) : 0)
  return (
    <section className="invitation">
      <Gift aria-hidden size={24} strokeWidth={1.75} />
      <div>
        <h2>
          <Trans>Hai un invito</Trans>
        </h2>
        {welcome && more ? (
          <p>
            <Trans>
              Con la carta ricevi {welcome} di benvenuto, e altri {more} perché ti hanno invitato.
            </Trans>
          </p>
        ) : more ? (
          <p>
            <Trans>Con la carta ricevi {more} perché ti hanno invitato.</Trans>
          </p>
        ) : welcome ? (
          <p>
            <Trans>Con la carta ricevi {welcome} di benvenuto.</Trans>
          </p>
        ) : null}
      </div>
    </section>
  )
}
