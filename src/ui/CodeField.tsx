import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { describedBy, FieldNotes } from './Field.tsx'
import './code-field.css'

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  label: string
  value: string
  /** Digits alone, at most six: blanks, dashes and the digits of other scripts are set right, whether typed, pasted or filled in. */
  onChange: (digits: string) => void
  error?: string | undefined
}

const LENGTH = 6

/** Only the digits of what somebody typed or pasted. */
export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '').slice(0, LENGTH)

/** A code of six digits: one field, drawn as six cells in two groups. LOOK "Registration". */
export function CodeField({ label, value, onChange, error, ...input }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // A code that is wrong is written over, not deleted first.
  useEffect(() => {
    if (error) field.current?.select()
  }, [error])
  return (
    <div className="field code-field">
      <label htmlFor={id}>{label}</label>
      <div className="code-box">
        <input
          ref={field}
          id={id}
          {...describedBy(id, undefined, error)}
          {...input}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(digitsOf(event.target.value))}
        />
        <div className="code-cells" aria-hidden>
          {Array.from({ length: LENGTH }, (_, at) => (
            <span key={at} className={at === Math.min(value.length, LENGTH - 1) ? 'code-cell code-next' : 'code-cell'}>
              {value[at]}
            </span>
          ))}
        </div>
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  )
}
