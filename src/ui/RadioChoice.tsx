import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import './radio-choice.css'
import './field.css'

type OptionsProps<V extends string> = {
  /** Shares one choice among its options. */
  name: string
  /** Nothing while she has not chosen. */
  chosen: V | undefined
  options: readonly { value: V; label: ReactNode }[]
  onChoose: (value: V) => void
}

/** Two or three answers side by side and of equal weight, in a group that says what they answer. */
export function Answers<V extends string>({ name, chosen, options, onChoose }: OptionsProps<V>) {
  return (
    <div className="answers">
      {options.map(({ value, label }) => (
        <label key={value} className="answer">
          <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
          {chosen === value ? <Check aria-hidden size={18} strokeWidth={2} /> : null}
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}

type Props<V extends string> = OptionsProps<V> & {
  legend: string
  /** The legend is only read out. */
  isLegendHidden?: boolean
  error?: string | undefined
}

/** One of two or three; nothing is chosen for her. */
export function RadioChoice<V extends string>({ legend, name, isLegendHidden = false, error, ...answers }: Props<V>) {
  const id = useId()
  return (
    <fieldset className="either" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={isLegendHidden ? 'unseen' : undefined}>{legend}</legend>
      <Answers {...answers} name={`${name}-${id}`} />
      {error ? (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
