import { type ComponentProps, type ReactNode, useId } from 'react'
import './field.css'

type Props = ComponentProps<'textarea'> & { label: ReactNode }

/** A few words of hers: two lines, and as many more as she writes. */
export function NoteField({ label, ...text }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea id={id} rows={2} {...text} />
    </div>
  )
}
