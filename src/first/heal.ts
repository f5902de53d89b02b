import { hasTypeOf, isShell } from '#rules/answers.ts'

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

/** As the server has it now; the worker knows no such page, and keeps none. */
const asked = (path: string) => fetch(path, { cache: 'no-store' })

/** A shell is thrown away only where another can be had: without a network, or behind somebody's page, it is all there is. */
async function canReachServer(): Promise<boolean> {
  try {
    if (!navigator.onLine) return false
    const [worker, page] = await Promise.all([asked('/sw.js'), asked('/?fresh')])
    return worker.ok && hasTypeOf('/sw.js', worker.headers.get('content-type')) && page.ok && isShell(await page.text())
  } catch {
    return false
  }
}

/**
 * A part of the app is missing or is something else (an old version, a broken cache): drops the kept shell and the worker,
 * and loads afresh.
 * @param part its address, where it is known: the browser's own cache may have it wrong, too
 * @returns whether the page is about to reload
 */
export async function heal(part?: string, now = Date.now(), reload = () => location.reload()): Promise<boolean> {
  if (!(await canReachServer()) || !isFirstTry(now)) return false
  const names = await caches.keys().catch(() => [])
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.allSettled([
    ...names.filter((name) => /^(workbox-precache|pages)-/.test(name)).map((name) => caches.delete(name)),
    ...registrations.map((registration) => registration.unregister()),
  ])
  if (part) await fetch(part, { cache: 'reload' }).catch(() => undefined)
  reload()
  return true
}

/** Vite says so when a lazy part cannot be loaded; the browser, when the app itself cannot. */
export function healWhenBroken(): void {
  const isOfApp = (address: string) => address.startsWith(`${location.origin}/assets/`)
  addEventListener('vite:preloadError', ({ payload }: Event & { payload?: unknown }) => {
    void heal(/https?:\S+/.exec(String(payload))?.[0])
  })
  const notice = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement && isOfApp(target.src)) void heal(target.src)
  }
  addEventListener('error', notice, true)
}
