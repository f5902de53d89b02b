import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import './skeleton.css'

/** Holds the place of what is still to come, in its final shape, which `className` gives. LOOK "States". */
export function Skeleton({ className, ...rest }: ComponentProps<'span'>) {
  return <span {...rest} className={classes('skeleton', className)} />
}
