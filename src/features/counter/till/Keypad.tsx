import { useLingui } from '@lingui/react/macro'
import { Delete } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Format, typedAfter } from '#rules/till.ts'
import './keypad.css'

type Props = { typed: string; format: Format; onType: (typed: string) => void; onEnter: () => void }

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Digits, comma and back; the device's own keys do the same, and Invio what the key above does. LOOK "counter-3". */
export function Keypad({ typed, format, onType, onEnter }: Props) {
  const { t } = useLingui()
  const press = (key: string) => onType(typedAfter(typed, key, format))
  useHardware({ press, onEnter })
  return (
    <div className="keypad" role="group" aria-label={t`Tastierino`}>
      {KEYS.map((key) => (
        <button key={key} type="button" onClick={() => press(key)}>
          {key}
        </button>
      ))}
      {format.decimals > 0 ? (
        <button type="button" aria-label={t`Virgola`} onClick={() => press(',')}>
          ,
        </button>
      ) : (
        <span />
      )}
      <button type="button" onClick={() => press('0')}>
        0
      </button>
      <button
        type="button"
        className="keypad-back"
        aria-label={t`Cancella una cifra`}
        disabled={typed === ''}
        onClick={() => press('back')}
      >
        <Delete aria-hidden strokeWidth={1.75} />
      </button>
    </div>
  )
}

const isKey = (target: EventTarget | null) => target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement

/** The keys of the device, wherever the focus is; on a key of the page Invio and space press that. */
function useHardware(does: { press: (key: string) => void; onEnter: () => void }) {
  const latest = useRef(does)
  useEffect(() => {
    latest.current = does
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role="dialog"]')) return
      const { press, onEnter } = latest.current
      if (/^\d$/.test(event.key)) press(event.key)
      else if (event.key === ',' || event.key === '.') press(',')
      else if (event.key === 'Backspace') press('back')
      else if (event.key === 'Enter' && !isKey(event.target)) onEnter()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}
