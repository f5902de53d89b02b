import { useEffect, useSyncExternalStore } from 'react'

let shownAt: string | undefined
const listeners = new Set<() => void>()

function set(at: string | undefined) {
  shownAt = at
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Of when is what this page shows? Said by what shows the page's one list; a page that says nothing promises nothing. */
export function useShowing(at: string | undefined): void {
  useEffect(() => {
    set(at)
    return () => set(undefined)
  }, [at])
}

/** When the server gave what the open page shows (ISO instant); undefined if nothing of it is kept. */
export const useShownAt = (): string | undefined => useSyncExternalStore(subscribe, () => shownAt)
