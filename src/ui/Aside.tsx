import { type ComponentProps, useEffect, useRef } from 'react'
import { Panel } from './Panel.tsx'

type Props = {
  /** What is open; undefined if nothing is. */
  open: string | undefined
} & ComponentProps<'aside'>

/** What stands beside its list. Opened by a key it takes the focus: the way into it would lead through all of the list. */
export function Aside({ open, ...rest }: Props) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (open !== undefined && document.activeElement?.matches(':is(a, button):focus-visible')) place.current?.focus({ preventScroll: true })
  }, [open])
  return <Panel as="aside" {...rest} ref={place} tabIndex={-1} />
}
