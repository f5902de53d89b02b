import { ChevronDown } from 'lucide-react'
import './list.css'

type Props = {
  label: string
  value: string
  /** `isOff`: leads to nothing, and cannot be chosen. */
  options: readonly { value: string; label: string; isOff?: boolean }[]
  onChoose: (value: string) => void
}

/** A choice in a row of filters, whose first option says what it is about: the system's own list. */
export function SelectButton({ label, value, options, onChoose }: Props) {
  return (
    <label className="list-pick">
      <span className="unseen">{label}</span>
      <select value={value} data-chosen={value !== options[0]?.value || undefined} onChange={({ target }) => onChoose(target.value)}>
        {options.map(({ value: one, label: text, isOff }) => (
          <option key={one} value={one} disabled={isOff}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={18} strokeWidth={1.75} />
    </label>
  )
}
