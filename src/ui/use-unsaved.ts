import { useEffect, useState } from 'react'

/** What is on screen and would go with it: forms, dialogs, the card at the till. */
const held = new Set<symbol>()
let waiting: (() => void)[] = []

function release(one: symbol) {
  held.delete(one)
  // The next step of a form comes in the same moment as the one before it goes.
  queueMicrotask(() => {
    if (held.size > 0) return
    const due = waiting
    waiting = []
    for (const run of due) run()
  })
}

/** While this is on screen, whatever would take the page away waits: an update must not reload it under what she typed. */
export function useUnsaved(isUnsaved = true): void {
  useEffect(() => {
    if (!isUnsaved) return
    const one = Symbol('unsaved')
    held.add(one)
    return () => release(one)
  }, [isUnsaved])
}

/** The browser asks her before the page goes, while this holds: what she typed would be lost. */
export function useAsksBeforeLeaving(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isTyped])
}

/**
 * For a form whose fields nobody else follows: holds the page while it is on screen, and asks once something was typed.
 * @returns what the form is given
 */
export function useUnsavedForm(): { onInput: () => void } {
  const [isTyped, setTyped] = useState(false)
  useUnsaved()
  useAsksBeforeLeaving(isTyped)
  return { onInput: () => setTyped(true) }
}

/** Runs once nothing unsaved is on screen: at once, or when the last of it is gone. */
export function whenSaved(run: () => void): void {
  if (held.size === 0) run()
  else waiting.push(run)
}
