import { vi } from 'vitest'
import { fakeCaches } from './caches.ts'

export const ORIGIN = 'https://our.example'

/** A window of the app as the worker sees it; `hears`: it answers what it is told. */
export function fakePage({ hears = true, focused = false, frameType = 'top-level' } = {}) {
  return {
    focused,
    frameType,
    focus: vi.fn(async () => {}),
    navigate: vi.fn(async (_path: string): Promise<unknown> => null),
    postMessage: vi.fn((_news: unknown, ports?: MessagePort[]) => {
      if (hears) ports?.[0]?.postMessage('done')
    }),
  }
}

/** The worker's world: what it shows, whom it sees, what the page left for it. Stubs the globals. */
export async function fakeWorker({ pages = [] as ReturnType<typeof fakePage>[], state = undefined as object | undefined } = {}) {
  const store = fakeCaches()
  if (state) await (await store.open('push')).put('/push-state', Response.json(state))
  const world = {
    store,
    showNotification: vi.fn(async (_title: string, _options?: NotificationOptions) => {}),
    close: vi.fn(),
    openWindow: vi.fn(async (_path: string) => null),
    subscribe: vi.fn(),
    setAppBadge: vi.fn(async (_unread: number) => {}),
  }
  vi.stubGlobal('caches', store)
  vi.stubGlobal('navigator', { setAppBadge: world.setAppBadge })
  const getNotifications = async ({ tag = '' }) =>
    world.showNotification.mock.calls.filter(([, options]) => options?.tag === tag).map(() => world)
  vi.stubGlobal('self', {
    location: new URL(ORIGIN),
    registration: { showNotification: world.showNotification, getNotifications, pushManager: { subscribe: world.subscribe } },
    clients: { matchAll: async () => pages, openWindow: world.openWindow },
    addEventListener: () => {},
  })
  return world
}
