import { cacheNames } from 'workbox-core'
import { createHandlerBoundToURL, getCacheKeyForURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** Addresses that are the server's, never the app's shell. */
export const NOT_PAGES = [
  /^\/(api|app|public|images|media|icons|assets|healthz|metrics)(\/|\?|$)/,
  /^\/(manifest\.webmanifest|sw\.js)(\?|$)/,
]

/** Keeps the shell, once each file, and answers every page with it. BUDGETS 4. */
export function routeShell(entries: (PrecacheEntry | string)[]): void {
  precacheAndRoute(entries, { cleanURLs: false, directoryIndex: '' })
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_PAGES }))
}

/** Fetches again what the browser, or a hand, took out of the shell; what the server no longer has stays out. */
export async function mendShell(entries: (PrecacheEntry | string)[]): Promise<void> {
  const cache = await caches.open(cacheNames.precache)
  const there = new Set((await cache.keys()).map((request) => request.url))
  for (const entry of entries) {
    const key = getCacheKeyForURL(typeof entry === 'string' ? entry : entry.url)
    if (!key || there.has(key)) continue
    const response = await fetch(key, { cache: 'no-cache', credentials: 'same-origin' })
    if (response.status === 200 && !response.redirected) await cache.put(key, response)
  }
}
