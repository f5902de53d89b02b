import { Trans } from '@lingui/react/macro'
import { AppIcon } from '../../components/activity/AppIcon.tsx'
import './install.css'

/** The real icon, and what it is good for. */
export function InstallHead() {
  return (
    <div className="install-head">
      <AppIcon size={72} />
      <div>
        <h2>
          <Trans>La carta a portata di mano</Trans>
        </h2>
        <p className="quiet">
          <Trans>Si apre in un secondo, anche senza rete.</Trans>
        </p>
      </div>
    </div>
  )
}
