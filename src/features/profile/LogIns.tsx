import { Trans } from '@lingui/react/macro'
import type { LogIn } from '#contract/account.ts'
import { DevicesLink } from '../../components/devices/DevicesLink.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { EndOthersButton } from './EndOthersButton.tsx'
import { LogInRow } from './LogInRow.tsx'

/** This log-in, and the others with the way out of all of them; its own shape before they are there. */
export function LogIns({ all }: { all: LogIn[] | undefined }) {
  const isOnline = useOnline()
  const rows = (some: LogIn[]) =>
    some.length > 0 ? (
      <ul className="panel icon-rows">
        {some.map((one) => (
          <LogInRow key={one.id} logIn={one} isOnline={isOnline} />
        ))}
      </ul>
    ) : null
  const waiting = all ? null : <div className="skeleton log-in-skeleton" />
  const others = rows(all?.filter(({ here }) => !here) ?? [])
  return (
    <div className="log-ins">
      <section className="profile-group" aria-labelledby="log-ins-here">
        <h2 id="log-ins-here">
          <Trans>Questo dispositivo</Trans>
        </h2>
        {waiting ?? rows(all?.filter(({ here }) => here) ?? [])}
        <DevicesLink />
      </section>
      <section className="profile-group" aria-labelledby="log-ins-others">
        <h2 id="log-ins-others">
          <Trans>Altri accessi</Trans>
        </h2>
        {/* Above: there may be many, and the way out of all of them is what she came for. */}
        {others ? <EndOthersButton isOnline={isOnline} /> : null}
        {others ?? waiting ?? (
          <p className="panel log-ins-none quiet">
            <Trans>Nessun altro: il tuo account è aperto solo qui.</Trans>
          </p>
        )}
      </section>
    </div>
  )
}
