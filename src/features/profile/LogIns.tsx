import { Trans } from '@lingui/react/macro'
import type { LogIn } from '#contract/account.ts'
import { DevicesLink } from '../../components/devices/DevicesLink.tsx'
import { EndOthersButton } from './EndOthersButton.tsx'
import { LogInRow } from './LogInRow.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Coming } from '../../ui/Coming.tsx'
import '../../components/page/icon-row.css'
import './log-ins.css'
import './profile.css'

/** This log-in, and the others with the way out of all of them; its own shape before they are there. */
export function LogIns({ all }: { all: LogIn[] | undefined }) {
  const rows = (some: LogIn[]) =>
    some.length > 0 ? (
      <Panel as="ul" className="icon-rows">
        {some.map((one) => (
          <LogInRow key={one.id} logIn={one} />
        ))}
      </Panel>
    ) : null
  const waiting = all ? null : <Coming parts={[{ on: 'panel', picture: 'round', lines: [46, 66] }]} />
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
        {others ? <EndOthersButton /> : null}
        {others ?? waiting ?? (
          <Panel as="p" className="log-ins-none quiet">
            <Trans>Nessun altro: il tuo account è aperto solo qui.</Trans>
          </Panel>
        )}
      </section>
    </div>
  )
}
