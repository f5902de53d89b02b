import type { ComponentProps, ElementType } from 'react'
import { classes } from './classes.ts'
import './panel.css'

type Props<E extends ElementType> = { as?: E; className?: string } & Omit<ComponentProps<E>, 'as' | 'className'>

/** A surface on the page, drawn as the element that it is. */
export function Panel<E extends ElementType = 'div'>({ as, className, ...rest }: Props<E>) {
  const Element: ElementType = as ?? 'div'
  return <Element {...rest} className={classes('panel', className)} />
}
