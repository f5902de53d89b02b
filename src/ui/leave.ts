import { useEffect, useSyncExternalStore } from 'react'

/** The forms on screen in which something was typed that would be lost with the page. */
const typed = new Set<symbol>()
/** The way out that waits for her answer. */
let way: (() => void) | undefined
const watchers = new Set<() => void>()

function wait(next: typeof way) {
  way = next
  for (const look of watchers) look()
}

const watch = (look: () => void) => {
  watchers.add(look)
  return () => void watchers.delete(look)
}

const askOfBrowser = (event: BeforeUnloadEvent) => event.preventDefault()

/** While this holds she is asked before what she typed is lost: by the app where a way leads out of the page, else by the browser. */
export function useAskedBeforeLeaving(isTyped: boolean): void {
  useEffect(() => {
    if (!isTyped) return
    const one = Symbol('typed')
    typed.add(one)
    window.addEventListener('beforeunload', askOfBrowser)
    return () => {
      typed.delete(one)
      window.removeEventListener('beforeunload', askOfBrowser)
    }
  }, [isTyped])
}

/** Would something that she typed be lost with the page? */
export const isTyped = (): boolean => typed.size > 0

/** Goes a way out of the page: at once, or once she has said that what she typed may go. */
export function leave(go: () => void): void {
  if (isTyped()) wait(go)
  else go()
}

/** Does a way out wait for her answer? The answer is `stay`, or `leaveAll`. */
export const useIsLeaving = (): boolean => useSyncExternalStore(watch, () => way !== undefined)

/** She goes on where she was. */
export const stay = (): void => wait(undefined)

/** She goes, and what she typed with her. */
export function leaveAll(): void {
  const go = way
  wait(undefined)
  typed.clear()
  go?.()
}
