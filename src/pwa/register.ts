import type { WorkerMessage } from '#rules/offline.ts'
import { watchInstall } from './install.ts'
import { followOvertaking, followUpdates } from './update.ts'

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

/** How long somebody who is in stays at a first visit until the rest of the app comes, too, in milliseconds: a cellar may be next. */
export const STAYS = 20_000

/** What this page runs on: a first visit pays for no more at its start, but that must open without a network. */
const loadedParts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/assets/'))

/** Fetches the rest once she has been in for a while: a guest who reads a menu, and a phone that saves data, are spared it. */
function restFollows(isIn: () => boolean, fetchRest: () => void) {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const asking = setInterval(() => {
    if (!isIn() || !navigator.onLine) return
    clearInterval(asking)
    fetchRest()
  }, STAYS)
}

async function register(isIn: () => boolean) {
  const { Workbox } = await import('workbox-window')
  const { DEV } = import.meta.env
  const worker = new Workbox(DEV ? '/dev-sw.js?dev-sw' : '/sw.js', { scope: '/', type: DEV ? 'module' : 'classic' })
  followUpdates(worker)
  const parts = navigator.serviceWorker.controller ? 'all' : loadedParts()
  await worker.register()
  const check = async (wanted: typeof parts) => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ type: 'CHECK', parts: wanted } satisfies WorkerMessage)
    if (parts === 'all') await followOvertaking()
  }
  setTimeout(() => void check(parts), parts === 'all' ? BEHIND_START : 0)
  if (parts !== 'all') restFollows(isIn, () => void check('all'))
  window.addEventListener('online', () => void check(parts))
  askAgain(() => worker.update())
}

/** After everything that the first screen asks for: the shell's files must not race the card. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 5_000 }) : setTimeout(run, 2_000)

/** Starts the worker once the page has what it needs; where it is denied the app runs without. @param isIn whether somebody is logged in by now */
export function startWorker(isIn: () => boolean): void {
  watchInstall()
  if (!('serviceWorker' in navigator)) return
  const start = () => void whenIdle(() => void register(isIn).catch(() => undefined))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
