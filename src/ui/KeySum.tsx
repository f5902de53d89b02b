import type { ReactNode } from 'react'
import './key-sum.css'

/** In a key that costs something: what it does and, at its other end, how much. Where both do not fit the sum stands below. */
export function KeySum({ sum, children }: { sum: string; children: ReactNode }) {
  return (
    <span className="key-sum">
      <span>{children}</span> <span className="figures key-sum-much">{sum}</span>
    </span>
  )
}
