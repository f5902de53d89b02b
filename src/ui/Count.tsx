import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import './count.css'

/** How many, at the corner of an icon button or beside a word; for the eye alone. */
export function Count({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={classes('count', className)} aria-hidden="true">
      {children}
    </span>
  )
}
