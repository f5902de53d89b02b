import { Check } from 'lucide-react'
import { useId } from 'react'
import './either.css'

type Props<V extends string> = {
  legend: string
  /** Shares one choice among its options. */
  name: string
  /** Nothing while she has not chosen. */
  chosen: V | undefined
  options: readonly { value: V; label: string }[]
  onChoose: (value: V) => void
  /** The legend is only read out. */
  isLegendHidden?: boolean
  error?: string | undefined
}

/** One of two or three, side by side and of equal weight; nothing is chosen for her. */
export function Either<V extends string>({ legend, name, chosen, options, onChoose, isLegendHidden = false, error }: Props<V>) {
  const id = useId()
  return (
    <fieldset className="either" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={isLegendHidden ? 'unseen' : undefined}>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className="either-option">
          <input type="radio" name={`${name}-${id}`} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
          {chosen === value ? <Check aria-hidden size={18} strokeWidth={2} /> : null}
          <span>{label}</span>
        </label>
      ))}
      {error ? (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
