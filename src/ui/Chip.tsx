import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classes } from './classes.ts'
import './chip.css'

/** One of several filters or choices; `aria-pressed` or `aria-current` marks what is chosen. */
export function Chip({ className, ...button }: ComponentProps<'button'>) {
  return <button type="button" {...button} className={classes('chip', className)} />
}

/** One of several places to go to. */
export function ChipLink({ className, ...link }: ComponentProps<typeof Link>) {
  return <Link {...link} className={classes('chip', className)} />
}
