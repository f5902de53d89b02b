import { useEffectEvent, useLayoutEffect } from 'react'

type Opened = { close: () => void }

/** What is open over the page, the topmost last. */
const open: Opened[] = []
const watchers = new Set<() => void>()

/** How many things are open over the page. */
export const openCount = (): number => open.length

/** Closes what is topmost over the page: the way back was gone. */
export const closeTopmost = (): void => open.pop()?.close()

/** Calls `look` whenever something opens over the page. */
export function watchOpened(look: () => void): () => void {
  watchers.add(look)
  return () => void watchers.delete(look)
}

/** While it is there, the way back (the device's key, the browser's) closes it instead of leaving the page. LOOK "Sheets". */
export function useClosedByBack(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  // Before it is seen: a way back between its first frame and a later effect would close what lies below, and this with it.
  useLayoutEffect(() => {
    const one: Opened = { close: () => close() }
    open.push(one)
    for (const look of watchers) look()
    return () => {
      const at = open.indexOf(one)
      if (at >= 0) open.splice(at, 1)
    }
  }, [])
}
