import { type LucideIcon, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { Desk } from './desk.ts'
import { Kbd, shortcut } from './Kbd.tsx'
import './keys.css'

type Props = {
  desk: Desk
  Icon: LucideIcon
  /** The letter that presses it. */
  letter: string
  /** The one solid key of the screen, and the one that shows its letter. */
  isMain: boolean
  isBusy: boolean
  isOffline: boolean
  onPress: () => void
  children: ReactNode
}

/** The key of the next step with an order; without a network it says so by its icon. */
export function ActKey({ desk, Icon, letter, isMain, isBusy, isOffline, onPress, children }: Props) {
  const Shown = isOffline ? WifiOff : Icon
  return (
    <Button
      isWide
      className="counter-key"
      look={isMain ? 'primary' : undefined}
      disabled={isOffline}
      aria-busy={isBusy || undefined}
      aria-describedby={isOffline ? 'counter-offline' : undefined}
      {...shortcut(desk, letter)}
      onClick={onPress}
    >
      <Shown aria-hidden size={20} strokeWidth={2} />
      {children}
      {isMain ? <Kbd desk={desk}>{letter}</Kbd> : null}
    </Button>
  )
}
