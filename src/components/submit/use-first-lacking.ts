import { useEffect, useState } from 'react'
import './lacking.css'

/**
 * Leads to the first place that is marked as wrong or as not answered (`data-lacks`), in the order in which it is read, once all of it
 * is marked; where none is, to the field that the step begins with.
 */
export function useFirstLacking(): () => void {
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (looks === 0) return
    // Of a place that lacks an answer, what gives it: not a time that somebody else has, nor what is no stop of the Tab key.
    const first =
      document.querySelector<HTMLElement>(
        '[aria-invalid="true"], [data-lacks] :is(input, select, summary, a.button, button:not(.time-full)):not(:disabled, [tabindex="-1"])',
      ) ?? document.querySelector<HTMLElement>('[data-first]')
    first?.closest('[data-lacks="true"]')?.setAttribute('data-lacks', 'asked')
    first?.focus()
  }, [looks])
  return () => setLooks((before) => before + 1)
}
