import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { describedBy, FieldNotes } from './Field.tsx'
import './field.css'

type Props = ComponentProps<'select'> & {
  label: string
  /** The first line, chosen while nothing is; left out where something always is. */
  none?: string
  options: readonly { value: string; label: string }[]
  hint?: ReactNode
  error?: string | undefined
}

/** One of many: the system's own list, which every thumb and every keyboard knows. */
export function SelectField({ label, none, options, hint, error, ...select }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <select id={id} {...describedBy(id, hint, error)} {...select}>
          {none === undefined ? null : <option value="">{none}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <ChevronDown className="field-arrow" aria-hidden size={20} strokeWidth={1.75} />
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
