import type { ComponentProps, ElementType, ReactNode } from 'react'
import { classes } from './classes.ts'
import './row.css'

type Props<E extends ElementType> = {
  as?: E
  className?: string
  /** What stands at its end is as wide as words: below them where they leave it no room. */
  hasEnd?: boolean
} & Omit<ComponentProps<E>, 'as' | 'className'>

/** One of several in a list: RowIcon, RowWords, and what stands at its end. Drawn as the element that it is. */
export function Row<E extends ElementType = 'li'>({ as, className, hasEnd, ...rest }: Props<E>) {
  const Element: ElementType = as ?? 'li'
  return <Element {...rest} className={classes('row', hasEnd && 'row-with-end', className)} />
}

type IconProps = { tone?: 'brand' | 'good' | 'warn' | 'bad' | undefined; isLarge?: boolean; children: ReactNode }

/** The round sign at the beginning of a row; its colour says how the thing stands. */
export function RowIcon({ tone, isLarge, children }: IconProps) {
  return <span className={classes('row-icon', isLarge && 'row-icon-large', tone && `row-icon-${tone}`)}>{children}</span>
}

/** The title of a row, as `strong`, and the lines below it. */
export function RowWords({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('row-words', className)} />
}
