import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useInstall } from '../../pwa/install.ts'
import { host } from '../../state/host.ts'
import { AppIcon } from '../../components/activity/AppIcon.tsx'
import { rememberCard, wasCardSeen } from '../../components/card/card-seen.ts'
import { Panel } from '../../ui/Panel.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import './install-card.css'

/**
 * Offers to install the app, from the second time on that the card is in sight, where it can be done; refused once, silent
 * for 30 days. Mount it only beside a card that shows. LOOK "Install".
 */
export function InstallCard() {
  const { t } = useLingui()
  const [isAgain] = useState(wasCardSeen)
  const { platform, isInstalled, canPrompt, isRefused, ask, refuse } = useInstall(host.activity?.permalink ?? 'tessera')
  useEffect(rememberCard, [])
  const canBe = canPrompt || platform === 'ios'
  if (!isAgain || !canBe || isInstalled || isRefused) return null
  return (
    <Panel as="section" className="install-card" aria-label={t`Installa l’app`}>
      <AppIcon size={56} />
      <div>
        <h2>
          <Trans>La carta a portata di mano</Trans>
        </h2>
        <p className="small quiet">
          <Trans>Si apre in un secondo, anche senza rete.</Trans>
        </p>
      </div>
      <IconButton look="bare" label={t`Non ora`} onClick={refuse}>
        <X aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      {canPrompt ? (
        <Button look="primary" isSmall onClick={() => void ask()}>
          <Trans>Installa</Trans>
        </Button>
      ) : (
        <ButtonLink look="primary" isSmall to="/install">
          <Trans>Come si fa</Trans>
        </ButtonLink>
      )}
    </Panel>
  )
}
