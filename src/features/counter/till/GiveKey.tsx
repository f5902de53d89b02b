import { Trans } from '@lingui/react/macro'
import { type LucideIcon, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import './till.css'

/** Opens what can be given to her; without a network it waits, and says so. */
export function GiveKey({ Icon, onPress, children }: { Icon: LucideIcon; onPress: () => void; children: ReactNode }) {
  const isOnline = useOnline()
  const Shown = isOnline ? Icon : WifiOff
  return (
    <Button look="outline" isWide className="cash-give" disabled={!isOnline} onClick={onPress}>
      <Shown aria-hidden size={20} strokeWidth={1.75} />
      <span>
        {children}
        {isOnline ? null : (
          <span className="small quiet">
            <Trans>serve la rete</Trans>
          </span>
        )}
      </span>
    </Button>
  )
}
