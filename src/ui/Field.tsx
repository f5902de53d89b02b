import { type ComponentProps, type ReactNode, useId } from 'react'
import './field.css'

type Props = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; error?: string | undefined; after?: ReactNode }

/** A labelled input with its hint and its error below, read out with it. Plain, so that the log-in page stays light. BUDGETS 2. */
export function Field({ label, hint, error, after, ...input }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input id={id} {...describedBy(id, hint, error)} {...input} />
        {after}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

/** What ties a control to its notes: their ids, and whether it is wrong. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { ...(ids && { 'aria-describedby': ids }), ...(error && { 'aria-invalid': true }) }
}

/** Below a control: what helps to fill it in, and what is wrong with it, said as soon as it stands there. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error: string | undefined }) {
  return (
    <>
      {hint ? (
        <div id={`${id}-hint`} className="field-hint">
          {hint}
        </div>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </>
  )
}
