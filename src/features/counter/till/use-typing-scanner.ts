import { useEffect, useRef } from 'react'

/** A scanner types faster than anybody: after so many milliseconds the next letter begins another code. */
const PAUSE = 300
/** Shorter is no code. */
const LEAST = 4

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Hears a scanner that types a code and ends with Invio, whatever has the focus but a text field. LOOK "counter-3". */
export function useTypingScanner(onCode: (text: string) => void) {
  const told = useRef(onCode)
  useEffect(() => {
    told.current = onCode
  }, [onCode])
  useEffect(() => {
    let typed = ''
    let at = 0
    const hear = (event: KeyboardEvent) => {
      if (isTextField(event.target) || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.timeStamp - at > PAUSE) typed = ''
      at = event.timeStamp
      if (event.key.length === 1) {
        // A space within a code presses no key of the page.
        if (typed !== '') event.preventDefault()
        typed += event.key
        return
      }
      if (event.key !== 'Enter' || typed.trim().length < LEAST) return
      event.preventDefault()
      event.stopPropagation()
      told.current(typed.trim())
      typed = ''
    }
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [])
}
