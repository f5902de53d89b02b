import { type ReactNode, useEffect, useRef } from 'react'
import './lanes.css'

/** So wide are three keys beside each other. */
const ROOM = 500

type Props = { left: number; row: number; children: ReactNode }

/** The chosen bar's keys: below its beginning as long as there is room for them, and in sight. */
export function LanesKeys({ left, row, children }: Props) {
  const item = useRef<HTMLLIElement>(null)
  useEffect(() => {
    item.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [])
  return (
    <li ref={item} className="lanes-keys" style={{ gridRow: row, marginInlineStart: `max(0px, min(${left}%, 100% - ${ROOM}px))` }}>
      {children}
    </li>
  )
}
