import { cacheNames } from 'workbox-core'
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { withPushed } from './pushed.ts'
import { type Installing, keepPages, routeAroundWorker } from './static-routes.ts'

declare const self: ServiceWorkerGlobalScope & typeof globalThis

/** `later`: it comes when it is used, else at the next start; vite.config.ts says which. */
type Entry = (PrecacheEntry & { later?: boolean }) | string

const INDEX = '/index.html'
const controller = new PrecacheController()

/** Addresses that are the server's, never the app's shell. */
export const NOT_PAGES = [
  /^\/(api|app|public|images|media|icons|assets|healthz|metrics)(\/|\?|$)/,
  /^\/(manifest\.webmanifest|sw\.js)(\?|$)/,
]

const urlOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.url)
const addressOf = (entry: Entry) => new URL(urlOf(entry), self.location.href).href
const pathOf = (entry: Entry) => new URL(addressOf(entry)).pathname
const isLater = (entry: Entry) => typeof entry !== 'string' && entry.later === true

const revisionOf = (entries: Entry[]) =>
  entries.flatMap((entry) => (typeof entry !== 'string' && pathOf(entry) === INDEX ? entry.revision : [])).join('')

/** The cache of the shell under the addresses of its pages: of each version its own, because the one before still runs. */
export const pagesOf = (entries: Entry[]): string => `pages-${revisionOf(entries)}`

const keepShellPages = (entries: Entry[]) => keepPages(pagesOf(entries), () => controller.matchPrecache(INDEX))

/** Keeps the shell, once each file, and answers every page with it. BUDGETS 4. */
export function routeShell(entries: Entry[]): void {
  const shell = entries.filter((entry) => !isLater(entry))
  controller.addToCacheList(shell)
  self.addEventListener('install', (event: Installing) => {
    const files = shell.map(pathOf).filter((path) => path !== INDEX)
    const kept = controller.install(event).then(() => keepShellPages(entries))
    event.waitUntil(Promise.all([kept, routeAroundWorker({ event, pages: pagesOf(entries), precache: cacheNames.precache, files })]))
  })
  self.addEventListener('activate', (event) => event.waitUntil(controller.activate(event)))
  registerRoute(new PrecacheRoute(controller, { cleanURLs: false, directoryIndex: '' }))
  const later = new Set(entries.filter(isLater).map(addressOf))
  registerRoute(({ url }) => later.has(url.href), new CacheFirst({ cacheName: cacheNames.precache }))
  const page = controller.createHandlerBoundToURL(INDEX)
  registerRoute(new NavigationRoute(async (asked) => withPushed(await page(asked), asked.url), { denylist: NOT_PAGES }))
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
    const key = controller.getCacheKeyForURL(urlOf(entry)) ?? address
    if (there.has(key)) continue
    const response = await fetch(key, { cache: isLater(entry) ? 'default' : 'no-cache', credentials: 'same-origin' })
    if (response.status === 200 && !response.redirected) await cache.put(key, response)
  }
  await keepShellPages(entries)
}
