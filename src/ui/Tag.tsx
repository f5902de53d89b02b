import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import './tag.css'

type Props = { as?: 'span' | 'li'; look?: 'brand' | 'good' | 'warn'; className?: string; children: ReactNode }

/** A word or two about what they stand beside. */
export function Tag({ as: Element = 'span', look, className, children }: Props) {
  return <Element className={classes('tag', look && `tag-${look}`, className)}>{children}</Element>
}
