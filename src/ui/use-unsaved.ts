import { useEffect } from 'react'

/** What is on screen and would go with it: forms and dialogs. */
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

/** Runs once nothing unsaved is on screen: at once, or when the last of it is gone. */
export function whenSaved(run: () => void): void {
  if (held.size === 0) run()
  else waiting.push(run)
}
