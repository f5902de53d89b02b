import { ChevronDown } from 'lucide-react'
import './list.css'

type Props = {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** A choice in a row of filters, whose first option says what it is about: the system's own list. */
export function SelectButton({ label, value, options, onChoose }: Props) {
  return (
    <label className="list-pick">
      <span className="unseen">{label}</span>
      <select value={value} data-chosen={value !== options[0]?.value || undefined} onChange={({ target }) => onChoose(target.value)}>
        {options.map(({ value: one, label: text }) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={18} strokeWidth={1.75} />
    </label>
  )
}
