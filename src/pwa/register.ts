import type { WorkerMessage } from '#rules/offline.ts'
import { healWhenBroken } from './heal.ts'
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

async function register() {
  const { Workbox } = await import('workbox-window')
  const { DEV } = import.meta.env
  const worker = new Workbox(DEV ? '/dev-sw.js?dev-sw' : '/sw.js', { scope: '/', type: DEV ? 'module' : 'classic' })
  followUpdates(worker)
  const registration = await worker.register()
  const check = () => registration?.active?.postMessage({ type: 'CHECK' } satisfies WorkerMessage)
  check()
  window.addEventListener('online', check)
  askAgain(() => worker.update())
}

/** After everything that the first screen asks for: the shell's files must not race the card. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: 5_000 }) : setTimeout(run, 2_000)

/** Starts the worker once the page has what it needs; where it is denied the app runs without. */
export function startWorker(): void {
  healWhenBroken()
  watchInstall()
  if (!('serviceWorker' in navigator)) return
  const start = () => void whenIdle(() => void register().catch(() => undefined))
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
