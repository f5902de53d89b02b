const HEALED = 'tessera.healed'
/** One try in this time, in milliseconds: a page that is broken anyway must not reload for ever. */
const ONCE_IN = 60_000

function isFirstTry(now: number): boolean {
  try {
    const last = Number(sessionStorage.getItem(HEALED) ?? 0)
    if (now - last < ONCE_IN) return false
    sessionStorage.setItem(HEALED, String(now))
    return true
  } catch {
    return false
  }
}

/** A shell is thrown away only where another can be had: without a network the broken one is all there is. */
async function canReachServer(): Promise<boolean> {
  try {
    return navigator.onLine && (await fetch('/sw.js', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/**
 * A part of the app is missing (an old version, a broken cache): drops the kept shell and the worker, and loads afresh.
 * @returns whether the page is about to reload
 */
export async function heal(now = Date.now(), reload = () => location.reload()): Promise<boolean> {
  if (!(await canReachServer()) || !isFirstTry(now)) return false
  const names = await caches.keys().catch(() => [])
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.allSettled([
    ...names.filter((name) => name.startsWith('workbox-precache')).map((name) => caches.delete(name)),
    ...registrations.map((registration) => registration.unregister()),
  ])
  reload()
  return true
}

/** Vite says so when a lazy part cannot be loaded. */
export function healWhenBroken(): void {
  window.addEventListener('vite:preloadError', () => void heal())
}
