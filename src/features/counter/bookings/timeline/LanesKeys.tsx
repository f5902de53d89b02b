import { type ReactNode, useEffect, useRef } from 'react'
import './lanes.css'

type Props = { left: number; row: number; children: ReactNode }

/** The chosen bar's keys: below its beginning as long as there is room for them, and in sight. */
export function LanesKeys({ left, row, children }: Props) {
  const keys = useRef<HTMLDivElement>(null)
  useEffect(() => {
    keys.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [])
  return (
    <li className="lanes-under" style={{ gridRow: row }}>
      <span style={{ flexBasis: `${left}%` }} />
      <div ref={keys} className="lanes-keys">
        {children}
      </div>
    </li>
  )
}
