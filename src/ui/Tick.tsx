import type { ComponentProps, ReactNode } from 'react'
import './tick.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & { className?: string; children: ReactNode }

/** A box to tick and what it means; the words tick it too. */
export function Tick({ className = '', children, ...input }: Props) {
  return (
    <label className={`tick ${className}`.trim()}>
      <input type="checkbox" {...input} />
      {children}
    </label>
  )
}
