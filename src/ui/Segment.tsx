import type { ReactNode } from 'react'
import './segment.css'

type Props<V extends string> = {
  label: string
  chosen: V
  options: readonly { value: V; label: ReactNode }[]
  onChoose: (value: V) => void
}

/** What is shown: one of a few, side by side, always one. An answer that she owes is a RadioChoice. */
export function Segment<V extends string>({ label, chosen, options, onChoose }: Props<V>) {
  return (
    <div className="segment" role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option.value} type="button" aria-pressed={option.value === chosen} onClick={() => onChoose(option.value)}>
          {option.label}
        </button>
      ))}
    </div>
  )
}
