import { useEffect, useSyncExternalStore } from 'react'

let standing = 0
const listeners = new Set<() => void>()

function count(by: 1 | -1) {
  standing += by
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says, as long as it stands, that the page has a key of its own to try again. */
export function useOwnRetry(): void {
  useEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
}

/** Has the page such a key? Then nothing else need offer the same. */
export const useHasOwnRetry = (): boolean => useSyncExternalStore(subscribe, () => standing > 0)
