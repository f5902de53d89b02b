import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import type { Desk } from './desk.ts'
import { Kbd, shortcut } from './Kbd.tsx'
import './keys.css'

type Props<V> = {
  desk: Desk
  label: string
  /** `isWide`: it has a line of its own. */
  options: readonly { value: V; words: ReactNode; isWide?: boolean }[]
  chosen: V
  isMain: boolean
  isOffline: boolean
  className?: string
  onChoose: (value: V) => void
}

/** What goes with the next step, by one tap: the proposed one is chosen beforehand, and each has its digit. */
export function Choices<V extends number | string>({ desk, label, options, chosen, isMain, isOffline, className, onChoose }: Props<V>) {
  return (
    <div className={classes('counter-choices', className)} role="group" aria-label={label}>
      {options.map(({ value, words, isWide }, at) => (
        <button
          key={value}
          type="button"
          className={isWide ? 'counter-choice-wide' : undefined}
          aria-pressed={value === chosen}
          disabled={isOffline}
          {...shortcut(desk, String(at + 1))}
          onClick={() => onChoose(value)}
        >
          {words}
          {isMain ? <Kbd desk={desk}>{at + 1}</Kbd> : null}
        </button>
      ))}
    </div>
  )
}
