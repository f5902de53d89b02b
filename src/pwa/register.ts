import type { WorkerMessage } from '#rules/offline.ts'
import { watchInstall } from './install.ts'
import { followUpdates } from './update.ts'

/** How often an open app asks for a new version when it comes back to the front, in milliseconds. */
const ASK_EVERY = 3_600_000

function askAgain(update: () => Promise<unknown>) {
  let last = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < ASK_EVERY || !navigator.onLine) return
    last = Date.now()
    update().catch(() => undefined)
  })
}

/** How long the worker leaves the processor to an app that is opened again, before it looks through all that is kept, in milliseconds. */
const BEHIND_START = 2_000

/** What this page runs on: a first visit pays for no more, but that must open without a network. */
const loadedParts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/assets/'))

async function register() {
  const { Workbox } = await import('workbox-window')
  const { DEV } = import.meta.env
  const worker = new Workbox(DEV ? '/dev-sw.js?dev-sw' : '/sw.js', { scope: '/', type: DEV ? 'module' : 'classic' })
  followUpdates(worker)
  const parts = navigator.serviceWorker.controller ? 'all' : loadedParts()
  await worker.register()
  const check = () =>
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: 'CHECK', parts } satisfies WorkerMessage))
  setTimeout(check, parts === 'all' ? BEHIND_START : 0)
  window.addEventListener('online', check)
  askAgain(() => worker.update())
}

/** After everything that the first screen asks for: the shell's files must not race the card. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 5_000 }) : setTimeout(run, 2_000)

/** Starts the worker once the page has what it needs; where it is denied the app runs without. */
export function startWorker(): void {
  watchInstall()
  if (!('serviceWorker' in navigator)) return
  const start = () => void whenIdle(() => void register().catch(() => undefined))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
