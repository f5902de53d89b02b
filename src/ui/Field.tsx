import { type ComponentProps, type ReactNode, useId } from 'react'
import './field.css'

type Props = ComponentProps<'input'> & { label: string; error?: string | undefined; after?: ReactNode }

/** A labelled input with its error below, read out with it. Plain, so that the log-in page stays light. BUDGETS 2. */
export function Field({ label, error, after, ...input }: Props) {
  const id = useId()
  const described = error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input id={id} {...described} {...input} />
        {after}
      </div>
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}
