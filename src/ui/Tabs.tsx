import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import './tabs.css'

type Props<V extends string> = {
  label: string
  chosen: V
  /** Each looks as its content does. */
  tabs: readonly { value: V; tab: ReactNode }[]
  onChoose: (value: V) => void
  /** What belongs to the chosen one. */
  children: ReactNode
}

/** Where a key leads among so many; undefined for one that leads nowhere. */
function ledTo(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/**
 * A row of tabs, one always chosen: by arrows, Home and End as well. Where there is no room it scrolls. Chakra's would cost the
 * one page that has them 47 kB.
 */
export function Tabs<V extends string>({ label, chosen, tabs, onChoose, children }: Props<V>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const lead = (event: KeyboardEvent) => {
    const to = ledTo(
      event.key,
      tabs.findIndex(({ value }) => value === chosen),
      tabs.length,
    )
    const next = to === undefined ? undefined : tabs[to]
    if (!next || to === undefined) return
    event.preventDefault()
    onChoose(next.value)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }
  return (
    <div>
      <div ref={row} role="tablist" tabIndex={-1} aria-label={label} className="tab-row" onKeyDown={lead}>
        {tabs.map(({ value, tab }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}${value}`}
            aria-selected={value === chosen}
            aria-controls={value === chosen ? `${id}panel` : undefined}
            tabIndex={value === chosen ? 0 : -1}
            className="tab-key"
            onClick={() => onChoose(value)}
          >
            {tab}
          </button>
        ))}
      </div>
      <div key={chosen} role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${chosen}`} tabIndex={0} className="tab-panel">
        {children}
      </div>
    </div>
  )
}
