import { cacheNames } from 'workbox-core'
import { createHandlerBoundToURL, getCacheKeyForURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

type Entry = PrecacheEntry | string

/** Addresses that are the server's, never the app's shell. */
export const NOT_PAGES = [
  /^\/(api|app|public|images|media|icons|assets|healthz|metrics)(\/|\?|$)/,
  /^\/(manifest\.webmanifest|sw\.js)(\?|$)/,
]

/** Languages and pages that nobody needs in a cellar on the first day: they come when they are used, else at the next start. */
const LATER = /^assets\/(?:[a-z]{2}|(?:Activities|Devices|Install|Notifications|Version)Page)-[\w-]+\.js$/

const urlOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.url)
const addressOf = (entry: Entry) => new URL(urlOf(entry), self.location.href).href
const isLater = (entry: Entry) => LATER.test(urlOf(entry))

/** Keeps the shell, once each file, and answers every page with it. BUDGETS 4. */
export function routeShell(entries: Entry[]): void {
  precacheAndRoute(
    entries.filter((entry) => !isLater(entry)),
    { cleanURLs: false, directoryIndex: '' },
  )
  const later = new Set(entries.filter(isLater).map(addressOf))
  registerRoute(({ url }) => later.has(url.href), new CacheFirst({ cacheName: cacheNames.precache }))
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_PAGES }))
}

/**
 * Fetches what the browser, or a hand, took out of the shell, and what was left for later; what the server no longer has
 * stays out.
 * @param parts of those left for later, the addresses that are wanted now
 */
export async function mendShell(entries: Entry[], parts: readonly string[] | 'all'): Promise<void> {
  const cache = await caches.open(cacheNames.precache)
  const there = new Set((await cache.keys()).map((request) => request.url))
  for (const entry of entries) {
    const address = addressOf(entry)
    if (isLater(entry) && parts !== 'all' && !parts.includes(address)) continue
    const key = getCacheKeyForURL(urlOf(entry)) ?? address
    if (there.has(key)) continue
    const response = await fetch(key, { cache: isLater(entry) ? 'default' : 'no-cache', credentials: 'same-origin' })
    if (response.status === 200 && !response.redirected) await cache.put(key, response)
  }
}
