import { Trans } from '@lingui/react/macro'
import { Navigation } from 'lucide-react'
import { directionsLink } from '#rules/contact-links.ts'
import { platformOf } from '../../pwa/install.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { outside } from './outside.ts'

/** The way to a place, by the phone's own map; nothing where it does not say where it is. */
export function DirectionsKey({ to }: { to: Parameters<typeof directionsLink>[0] }) {
  const way = directionsLink(to, platformOf())
  if (!way) return null
  return (
    <ButtonLink isSmall {...outside(way)}>
      <Navigation aria-hidden size={16} strokeWidth={1.75} />
      <Trans>Indicazioni</Trans>
    </ButtonLink>
  )
}
