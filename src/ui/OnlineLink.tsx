import { Trans } from '@lingui/react/macro'
import { WifiOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Link } from 'react-router-dom'
import { Button, ButtonLink } from './Button.tsx'
import { useOnline } from './use-online.ts'
import './online-link.css'

type Props = Pick<ComponentProps<typeof Button>, 'look' | 'isSmall' | 'isWide'> & Pick<ComponentProps<typeof Link>, 'to' | 'children'>

/** A way to a page that can do nothing without the network: offline it says so before it is tapped. LOOK "States". */
export function OnlineLink({ to, children, ...looks }: Props) {
  if (useOnline())
    return (
      <ButtonLink {...looks} to={to}>
        {children}
      </ButtonLink>
    )
  return (
    <Button {...looks} disabled className="online-link-off">
      <WifiOff aria-hidden size={20} strokeWidth={1.75} />
      {children}
      <span className="unseen">
        <Trans>Serve la rete</Trans>
      </span>
    </Button>
  )
}
