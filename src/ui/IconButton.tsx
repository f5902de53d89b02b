import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classes } from './classes.ts'
import './icon-button.css'

type Looks = {
  /** `raised`: over a picture; `bare`: in a row or a message. */
  look?: 'raised' | 'bare' | undefined
  className?: string | undefined
}

/** An icon that does what its `label` says. */
export function IconButton({ label, look, className, ...button }: Looks & { label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" {...button} aria-label={label} className={classes('icon-button', look && `icon-button-${look}`, className)} />
  )
}

/** An icon that leads to another page; its name stands inside, unseen. */
export function IconLink({ look, className, ...link }: Looks & ComponentProps<typeof Link>) {
  return <Link {...link} className={classes('icon-button', look && `icon-button-${look}`, className)} />
}
