import { Trans } from '@lingui/react/macro'
import { AppIcon } from '../../components/activity/AppIcon.tsx'
import type { useInstall } from '../../pwa/install.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './registration.css'

/** Offers to keep the card among the apps of the phone: the browser asks, or its own page shows how. LOOK "Install". */
export function OnPhone({ canPrompt, ask }: Pick<ReturnType<typeof useInstall>, 'canPrompt' | 'ask'>) {
  const words = <Trans>Aggiungi al telefono</Trans>
  return (
    <Panel as="section" className="on-phone">
      <div className="on-phone-drawing" aria-hidden>
        {Array.from({ length: 9 }, (_, at) => (at === 4 ? <AppIcon key={at} size={44} /> : <span key={at} />))}
      </div>
      <div className="on-phone-words">
        <h2>
          <Trans>Tienila sul telefono</Trans>
        </h2>
        <p>
          <Trans>Si apre in un secondo, anche senza rete. Non si scarica niente.</Trans>
        </p>
      </div>
      {canPrompt ? (
        <Button look="primary" isWide onClick={() => void ask()}>
          {words}
        </Button>
      ) : (
        <ButtonLink look="primary" isWide to="/install" replace>
          {words}
        </ButtonLink>
      )}
    </Panel>
  )
}
