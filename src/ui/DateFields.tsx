import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId, useMemo } from 'react'
import './date-fields.css'
import './field.css'

type Parts = { day: string; month: string; year: string }
type Props = {
  legend: string
  /** In whose words the months are named. */
  language: string
  value: Parts
  onChange: (value: Parts) => void
  error?: string | undefined
}

const digits = (text: string, most: number) => text.replace(/\D/g, '').slice(0, most)

/** A day long ago, in three small fields: nobody scrolls back forty years in a calendar. */
export function DateFields({ legend, language, value, onChange, error }: Props) {
  const { t } = useLingui()
  const id = useId()
  const months = useMemo(() => {
    const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, at) => ({ value: String(at + 1).padStart(2, '0'), label: name.format(Date.UTC(2000, at, 1)) }))
  }, [language])
  const tied = error ? { 'aria-describedby': `${id}-error`, 'aria-invalid': true } : {}
  const number = { inputMode: 'numeric', pattern: '[0-9]*', ...tied } as const
  return (
    <fieldset className="date-fields field">
      <legend>{legend}</legend>
      <div>
        <label htmlFor={`${id}-day`}>{t`Giorno`}</label>
        <input
          id={`${id}-day`}
          {...number}
          autoComplete="bday-day"
          placeholder="31"
          value={value.day}
          onChange={({ target }) => onChange({ ...value, day: digits(target.value, 2) })}
          data-first
        />
      </div>
      <div>
        <label htmlFor={`${id}-month`}>{t`Mese`}</label>
        <div className="field-box">
          <select
            id={`${id}-month`}
            {...tied}
            autoComplete="bday-month"
            value={value.month}
            onChange={({ target }) => onChange({ ...value, month: target.value })}
          >
            <option value="">{t`Scegli`}</option>
            {months.map((month) => (
              <option key={month.value} value={month.value}>
                {month.label}
              </option>
            ))}
          </select>
          <ChevronDown className="field-arrow" aria-hidden size={20} strokeWidth={1.75} />
        </div>
      </div>
      <div>
        <label htmlFor={`${id}-year`}>{t`Anno`}</label>
        <input
          id={`${id}-year`}
          {...number}
          autoComplete="bday-year"
          placeholder="1990"
          value={value.year}
          onChange={({ target }) => onChange({ ...value, year: digits(target.value, 4) })}
        />
      </div>
      {error ? (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
