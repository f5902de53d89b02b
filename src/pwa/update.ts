import { useSyncExternalStore } from 'react'
import type { Workbox } from 'workbox-window'
import type { WorkerMessage } from '#rules/offline.ts'
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

/**
 * Loads the page anew if another version took over while this one was on its way: the browser then still gives it the old
 * shell, and nothing that happens later says so. While a version waits the tap decides.
 */
export async function followOvertaking(): Promise<void> {
  const { active, waiting } = await navigator.serviceWorker.ready
  const { shell } = document.documentElement.dataset
  if (!active || waiting || !shell) return
  const { messageSW } = await import('workbox-window')
  const kept: unknown = await messageSW(active, { type: 'SHELL' } satisfies WorkerMessage)
  if (typeof kept === 'string' && kept !== shell) whenSaved(() => reloadPage())
}

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
