import type { ReactNode } from 'react'
import type { Desk } from './desk.ts'
import './keys.css'

/** What a button says of its letter or digit, by which `useShortcuts` finds it. */
export const shortcut = ({ hasKeys }: Desk, key: string) => (hasKeys ? { 'aria-keyshortcuts': key } : {})

/** The letter or digit that presses a key, where there is a keyboard. */
export const Kbd = ({ desk, children }: { desk: Desk; children: ReactNode }) =>
  desk.hasKeys ? (
    <kbd aria-hidden className="counter-kbd">
      {children}
    </kbd>
  ) : null
