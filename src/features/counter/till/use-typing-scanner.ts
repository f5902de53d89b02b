import { useEffect, useRef } from 'react'

/** A scanner types faster than anybody: after so many milliseconds the next letter begins another code. */
const PAUSE = 300
/** Shorter is no code. */
const LEAST = 4
/** Where an amount is typed: none has so many signs, and no code that is printed has fewer. */
export const BESIDE_AMOUNT = 8

type Options = {
  least?: number
  /** A sign came that may be the first of a code. */
  onFirst?: () => void
}

/** Is this where something is typed? */
export const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Hears a scanner that types a code and ends with Invio, whatever has the focus but a text field. LOOK "counter-3". */
export function useTypingScanner(onCode: (text: string) => void, { least = LEAST, onFirst }: Options = {}) {
  const told = useRef({ onCode, onFirst })
  useEffect(() => {
    told.current = { onCode, onFirst }
  })
  useEffect(() => {
    let typed = ''
    let at = 0
    const hear = (event: KeyboardEvent) => {
      if (isTextField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.timeStamp - at > PAUSE || event.key === 'Backspace') typed = ''
      at = event.timeStamp
      if (event.key.length === 1) {
        if (typed === '') told.current.onFirst?.()
        // A space within a code presses no key of the page.
        else event.preventDefault()
        typed += event.key
        return
      }
      if (event.key !== 'Enter' || typed.trim().length < least) return
      event.preventDefault()
      event.stopPropagation()
      told.current.onCode(typed.trim())
      typed = ''
    }
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [least])
}
