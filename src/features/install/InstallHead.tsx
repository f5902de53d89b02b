import { Trans } from '@lingui/react/macro'
import { appIcon } from '../../components/app-icon.ts'

/** The real icon, and what it is good for. */
export function InstallHead() {
  return (
    <div className="install-head">
      <img src={appIcon()} alt="" width={72} height={72} />
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
