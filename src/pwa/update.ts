import { useSyncExternalStore } from 'react'
import type { Workbox } from 'workbox-window'
import { whenSaved } from '../ui/use-unsaved.ts'

/**
 * How long a tap waits for the new version to take over, in milliseconds. A browser lets it once the old worker has nothing to do,
 * which can take minutes: a page that is loaded anew asks that one for no more.
 */
const PATIENCE = 4_000

let worker: Workbox | undefined
let reloadPage = () => location.reload()
let isWaiting = false
let isAsked = false
const listeners = new Set<() => void>()

/**
 * Follows a worker: notes the version that waits, and loads the new one when it takes over, in the tab that asked at once,
 * in the others when nothing unsaved is on screen.
 */
export function followUpdates(followed: Workbox, reload = reloadPage): void {
  worker = followed
  reloadPage = reload
  followed.addEventListener('waiting', () => {
    isWaiting = true
    for (const tell of listeners) tell()
  })
  followed.addEventListener('controlling', ({ isUpdate }) => {
    if (isAsked) reload()
    else if (isUpdate) whenSaved(reload)
  })
}

/** Another version took over before anybody followed it here: this page is still the one before. */
export const overtaken = (): void => whenSaved(() => reloadPage())

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

function apply() {
  isAsked = true
  worker?.messageSkipWaiting()
  setTimeout(() => reloadPage(), PATIENCE)
}

/** Is a new version waiting, and the way to use it: only after the customer's tap, every tab follows. */
export function useUpdate(): { isWaiting: boolean; apply: () => void } {
  return { isWaiting: useSyncExternalStore(subscribe, () => isWaiting), apply }
}
