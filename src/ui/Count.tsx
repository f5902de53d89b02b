import type { ReactNode } from 'react'
import './count.css'

/** How many, at the corner of an icon button or beside a word; for the eye alone. */
export function Count({ children }: { children: ReactNode }) {
  return (
    <span className="count" aria-hidden="true">
      {children}
    </span>
  )
}
