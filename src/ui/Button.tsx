import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { classes } from './classes.ts'
import './button.css'

type Looks = {
  /** `primary`: the one of its screen; `ink`: the same where the brand has no part in it; `bad`: takes something away for good; `raised`: on a tinted ground. */
  look?: 'primary' | 'ink' | 'bad' | 'raised' | 'outline' | undefined
  isSmall?: boolean
  /** Something is lacking that it names beside itself: a tap leads there. It is never disabled for that. */
  isLacking?: boolean | undefined
  /** As wide as what it stands in. */
  isWide?: boolean
  className?: string | undefined
}

/** Says in words what it does. */
export function Button({ look, isSmall, isLacking, isWide, className, ...button }: Looks & ComponentProps<'button'>) {
  return <button type="button" {...button} className={buttonLooks({ look, isSmall, isLacking, isWide, className })} />
}

/** A way to another page that looks like a button: `to` one of ours, `href` an address outside. */
export function ButtonLink({
  look,
  isSmall,
  isWide,
  className,
  children,
  ...link
}: Looks & (ComponentProps<typeof Link> | ComponentProps<'a'>)) {
  const looks = buttonLooks({ look, isSmall, isWide, className })
  if ('to' in link)
    return (
      <Link {...link} className={looks}>
        {children}
      </Link>
    )
  return (
    <a {...link} className={looks}>
      {children}
    </a>
  )
}

const buttonLooks = ({ look, isSmall, isLacking, isWide, className }: Looks) =>
  classes('button', look && `${isLacking ? 'lacking' : 'button'}-${look}`, isSmall && 'button-small', isWide && 'button-wide', className)
