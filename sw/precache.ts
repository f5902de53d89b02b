import { cacheNames } from 'workbox-core'
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { shellOf } from '#rules/answers.ts'
import { fetchOurs, INDEX, isOurs, knowHashes, oursAlone } from './ours.ts'
import { withPushed } from './pushed.ts'
import { type Installing, keepPages, routeAroundWorker } from './static-routes.ts'

declare const self: ServiceWorkerGlobalScope & typeof globalThis

/** `first`: the page itself names it. `later`: it comes when it is used, else at the next start. `hash`: how its SHA-256 begins. vite.config.ts says all three. */
type Entry = (PrecacheEntry & { first?: boolean; later?: boolean; hash?: string }) | string

const controller = new PrecacheController({ plugins: [oursAlone] })

/** Addresses that are the server's, never the app's shell. */
export const NOT_PAGES = [
  /^\/(api|app|public|images|media|icons|assets|healthz|metrics|webhooks|wallet|sandbox-pay)(\/|\?|$)/,
  /^\/(manifest\.webmanifest|sw\.js)(\?|$)/,
]

const urlOf = (entry: Entry) => (typeof entry === 'string' ? entry : entry.url)
const addressOf = (entry: Entry) => new URL(urlOf(entry), self.location.href).href
const keyOf = (entry: Entry) => controller.getCacheKeyForURL(urlOf(entry)) ?? addressOf(entry)
const pathOf = (entry: Entry) => new URL(addressOf(entry)).pathname
const isFirst = (entry: Entry) => typeof entry !== 'string' && entry.first === true
const hasRevision = (entry: Entry) => typeof entry !== 'string' && Boolean(entry.revision)
const isLater = (entry: Entry) => typeof entry !== 'string' && entry.later === true

const revisionOf = (entries: Entry[]) =>
  entries.flatMap((entry) => (typeof entry !== 'string' && pathOf(entry) === INDEX ? entry.revision : [])).join('')

/** The cache of the shell under the addresses of its pages: of each version its own, because the one before still runs. */
export const pagesOf = (entries: Entry[]): string => `pages-${revisionOf(entries)}`
const isShellCache = (name: string) => name === cacheNames.precache || name.startsWith('pages-')

/** The shell as it is kept, if it is ours: what is not must not come under the addresses of its pages, where no worker looks at it. */
async function keptShell(): Promise<Response | undefined> {
  const shell = await controller.matchPrecache(INDEX)
  return shell && (await isOurs(INDEX, shell)) ? shell : undefined
}

const keepShellPages = async (entries: Entry[]) => keepPages(pagesOf(entries), await keptShell())

/** Which shell pages are answered with from now on. @returns undefined if it is not kept, or bears no mark */
export async function shellKept(entries: Entry[]): Promise<string | undefined> {
  await keepShellPages(entries)
  return shellOf((await (await keptShell())?.text()) ?? '')
}

/** How long the worker leaves the processor to the app after a file, in milliseconds: she may be tapping just then. */
const BREATH = { checked: 10, fetched: 80 }
const breathe = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** What is kept under the names of the shell, of this version and of others. */
async function* keptFiles() {
  for (const name of (await caches.keys()).filter(isShellCache)) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) yield { cache, request }
  }
}

/**
 * Throws out of the shell what is not ours.
 * @param isGentle with a breath after each file until the first that is not, and no further once a version waits
 * @returns whether there was any
 */
async function throwOutForeign(isGentle: boolean): Promise<boolean> {
  let wasThere = false
  for await (const { cache, request } of keptFiles()) {
    if (isGentle && self.registration.waiting) break
    const kept = await cache.match(request)
    if (kept && !(await isOurs(request.url, kept))) wasThere = (await cache.delete(request)) || wasThere
    if (isGentle && !wasThere) await breathe(BREATH.checked)
  }
  return wasThere
}

/** So many files come at once: one by one each takes its way there and back, all together nothing is left for the customer. */
const LANES = 4

type Wish = {
  files: Entry[]
  cache: (file: Entry) => RequestCache
  isOwed?: boolean
  /** Asked before each of them: what is no longer wanted by then stays out. */
  isWanted?: (file: Entry) => boolean
  /** With a breath after each of a lane. */
  isGentle?: boolean
}

/**
 * Fetches those of the files that are not kept yet. The first comes alone: by it is known whether the server answers, or somebody in its place.
 * @throws if one cannot be had; of what is not owed only if somebody else answers, or nobody
 */
async function keep({ files, cache: cacheOf, isOwed = false, isWanted = () => true, isGentle = false }: Wish): Promise<void> {
  const cache = await caches.open(cacheNames.precache)
  const there = new Set((await cache.keys()).map((request) => request.url))
  const [first, ...others] = files.filter((file) => !there.has(keyOf(file)))
  const keepOne = async (file: Entry) => {
    const key = keyOf(file)
    const response = await fetchOurs(new Request(key, { cache: cacheOf(file), credentials: 'same-origin', priority: 'low' }))
    if (response.ok) await cache.put(key, response)
    else if (isOwed) throw new TypeError(`${key}: ${response.status}`)
  }
  if (first) await keepOne(first)
  const next = others.values()
  const lane = async () => {
    for (const file of next) {
      if (!isWanted(file)) continue
      await keepOne(file)
      if (isGentle) await breathe(BREATH.fetched)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** Keeps the shell, once each file, and answers every page with it. BUDGETS 4. */
export function routeShell(entries: Entry[]): void {
  const shell = entries.filter((entry) => !isLater(entry))
  knowHashes(entries.flatMap((entry) => (typeof entry !== 'string' && entry.hash ? [{ address: addressOf(entry), hash: entry.hash }] : [])))
  controller.addToCacheList(shell)
  const installed = async () => {
    const wasForeign = await throwOutForeign(false)
    // What the page has fetched already comes out of the browser's own cache.
    await keep({ files: shell, cache: (file) => (hasRevision(file) ? 'reload' : 'default'), isOwed: true })
    await keepShellPages(entries)
    // A version whose files are no longer its own is not waited for.
    if (wasForeign) await self.skipWaiting()
  }
  self.addEventListener('install', (event: Installing) => {
    const files = shell.filter(isFirst).map(pathOf)
    const routed = routeAroundWorker({ event, pages: pagesOf(entries), precache: cacheNames.precache, files })
    event.waitUntil(Promise.all([installed(), routed]))
  })
  self.addEventListener('activate', (event) => event.waitUntil(controller.activate(event)))
  registerRoute(new PrecacheRoute(controller, { cleanURLs: false, directoryIndex: '' }))
  const later = new Set(entries.filter(isLater).map(addressOf))
  registerRoute(({ url }) => later.has(url.href), new CacheFirst({ cacheName: cacheNames.precache, plugins: [oursAlone] }))
  const page = controller.createHandlerBoundToURL(INDEX)
  registerRoute(
    new NavigationRoute(
      // Where the shell is not to be had, whoever answers in its place may have something to say: a hotel asks for a name.
      async (asked) =>
        page(asked).then(
          (shell) => withPushed(shell, asked.url),
          () => fetch(asked.request),
        ),
      { denylist: NOT_PAGES },
    ),
  )
}

/**
 * Throws out of the shell what is not ours, and fetches what is missing: what the browser, or a hand, took out of it, and
 * what was left for later; what the server no longer has stays out. A version that waits takes over once this is done:
 * from then on nothing more comes for later.
 * @param parts of those left for later, the addresses that are wanted now
 */
export async function mendShell(entries: Entry[], parts: readonly string[] | 'all'): Promise<void> {
  // A long piece of work, beside an app that is in use; what the start lacks is fetched without a breath.
  const isGentle = parts === 'all'
  const wasForeign = await throwOutForeign(isGentle)
  await keep({ files: entries.filter((file) => !isLater(file)), cache: () => 'no-cache' })
  const isWanted = (file: Entry) => isLater(file) && (parts === 'all' ? !self.registration.waiting : parts.includes(addressOf(file)))
  await keep({ files: entries.filter(isWanted), cache: () => 'default', isWanted, isGentle: isGentle && !wasForeign })
  await keepShellPages(entries)
}
