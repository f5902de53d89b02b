import { registerRoute } from 'workbox-routing'
import type { WorkerMessage } from '#rules/offline.ts'
import { networkFirst } from './api-cache.ts'
import { base } from './base.ts'
import { sweep } from './lifecycle.ts'
import { isMessage, purge } from './messages.ts'
import { flush } from './outbox.ts'
import { fetchForOffline, icons, isPicture, pictures, picturesOf } from './pictures.ts'
import { isMenu, keyOf } from './places.ts'
import { mendShell, pagesOf, routeShell, shellKept } from './precache.ts'
import { open } from './push-click.ts'
import { show } from './push.ts'
import { resubscribe } from './resubscribe.ts'

declare const self: ServiceWorkerGlobalScope & typeof globalThis

const entries = self.__WB_MANIFEST

if (!import.meta.env.DEV) routeShell(entries)

registerRoute(
  ({ request }) => keyOf(request, base) !== undefined,
  async ({ request, event }) => {
    const key = keyOf(request, base)
    return key === undefined ? fetch(request) : networkFirst({ request, key, wait: (job) => event.waitUntil(job) })
  },
)
registerRoute(
  ({ request }) => isMenu(request, base),
  async ({ request, event }) => {
    const menu = await fetch(request)
    const get = (picture: Request) => pictures.handle({ request: picture, event })
    if (menu.ok) event.waitUntil(picturesOf(menu.clone()).then((wanted) => fetchForOffline(wanted, base, get)))
    return menu
  },
)
registerRoute(({ url, request }) => isPicture(url, base) && !request.headers.has('range'), pictures)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/icons/'), icons)

self.addEventListener('activate', (event) => event.waitUntil(sweep(pagesOf(entries)).then(() => self.clients.claim())))

type Order<T> = (message: Extract<WorkerMessage, { type: T }>) => Promise<unknown>

const orders: { [T in WorkerMessage['type']]: Order<T> } = {
  SKIP_WAITING: () => self.skipWaiting(),
  PURGE: purge,
  SHELL: () => shellKept(entries),
  // A page that was on its way while this took over is not in its hands yet.
  CHECK: ({ parts }) => Promise.allSettled([self.clients.claim(), mendShell(entries, parts), flush()]),
}

self.addEventListener('message', (event) => {
  if (!isMessage(event.data)) return
  const done = (orders[event.data.type] as Order<WorkerMessage['type']>)(event.data)
  event.waitUntil(done.then((answer) => event.ports[0]?.postMessage(answer)))
})

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)))
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(resubscribe(event)))
