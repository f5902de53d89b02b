import { useEffect, useState } from 'react'
import { useAskedBeforeLeaving } from './leave.ts'

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

/**
 * For a form whose fields nobody else follows: holds the page while it is on screen, and asks once something was typed.
 * @param isBusy it is being saved: where that leads she is not asked
 * @returns what the form is given
 */
export function useUnsavedForm(isBusy = false): { onInput: () => void } {
  const [isTyped, setTyped] = useState(false)
  useUnsaved()
  useAskedBeforeLeaving(isTyped && !isBusy)
  return { onInput: () => setTyped(true) }
}

/** Runs once nothing unsaved is on screen: at once, or when the last of it is gone. */
export function whenSaved(run: () => void): void {
  if (held.size === 0) run()
  else waiting.push(run)
}
