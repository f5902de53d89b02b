import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import './option-list.css'

export type Option<V extends string> = {
  value: V
  title: ReactNode
  text?: ReactNode
  icon?: LucideIcon
  /** A figure at the end. */
  end?: ReactNode
  /** It cannot be chosen; `text` says why. */
  isOff?: boolean
}

type Props<V extends string> = {
  legend: string
  chosen: V | undefined
  options: readonly Option<V>[]
  onChoose: (value: V) => void
  /** It is decided: by a tap, Space or Enter. Arrows only go from one to the next. */
  onDone?: () => void
}

/** One of a few, a row each, with what speaks for it; what cannot be chosen stays in sight and says why. */
export function OptionList<V extends string>({ legend, chosen, options, onChoose, onDone }: Props<V>) {
  const name = useId()
  const isByArrow = useRef(false)
  const decide = (event: KeyboardEvent, value: V) => {
    isByArrow.current = event.key.startsWith('Arrow')
    if (!onDone || (event.key !== ' ' && event.key !== 'Enter')) return
    // Enter would send the form around it.
    event.preventDefault()
    onChoose(value)
    onDone()
  }
  return (
    <fieldset className="options">
      <legend className="unseen">{legend}</legend>
      {options.map(({ value, title, text, icon: Icon, end, isOff }) => (
        <label key={value} className="option">
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            disabled={isOff}
            onKeyDown={(event) => decide(event, value)}
            onKeyUp={() => {
              isByArrow.current = false
            }}
            onChange={() => {
              onChoose(value)
              if (!isByArrow.current) onDone?.()
            }}
          />
          <span className="option-what">
            <span className="option-words">
              <strong>{title}</strong>
              {text ? <span className="small quiet">{text}</span> : null}
            </span>
            {end ? <span className="option-end">{end}</span> : null}
          </span>
          {Icon ? <Icon aria-hidden size={22} strokeWidth={1.75} /> : null}
        </label>
      ))}
    </fieldset>
  )
}
