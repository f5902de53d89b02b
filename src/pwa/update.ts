import { useSyncExternalStore } from 'react'
import type { Workbox } from 'workbox-window'
import { whenSaved } from '../ui/use-unsaved.ts'

let worker: Workbox | undefined
let isWaiting = false
let isAsked = false
const listeners = new Set<() => void>()

/**
 * Follows a worker: notes the version that waits, and loads the new one when it takes over, in the tab that asked at once,
 * in the others when nothing unsaved is on screen.
 */
export function followUpdates(followed: Workbox, reload = () => location.reload()): void {
  worker = followed
  followed.addEventListener('waiting', () => {
    isWaiting = true
    for (const tell of listeners) tell()
  })
  followed.addEventListener('controlling', ({ isUpdate }) => {
    if (isAsked) reload()
    else if (isUpdate) whenSaved(reload)
  })
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

function apply() {
  isAsked = true
  worker?.messageSkipWaiting()
}

/** Is a new version waiting, and the way to use it: only after the customer's tap, every tab follows. */
export function useUpdate(): { isWaiting: boolean; apply: () => void } {
  return { isWaiting: useSyncExternalStore(subscribe, () => isWaiting), apply }
}
