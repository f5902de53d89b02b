import type { BrowserContext, Page } from '@playwright/test'
import { controlled, expect } from './support.ts'

/** The code handed to the worker runs in its world. */
declare const self: ServiceWorkerGlobalScope &
  EventTarget & {
    NotificationEvent: new (type: string, init: { notification: Notification }) => Event
    opened?: string[]
    /** How many notifications the browser has taken. */
    taken?: number
  }
export type Shown = { title: string; body: string; tag: string; lang: string; dir: string; icon: string; path: string }

/**
 * Hands pushes to the worker as a push service would, decrypted, whether or not the app is open; a page of its own stays
 * while those of the app close.
 */
export async function postman(context: BrowserContext, origin: string) {
  await context.grantPermissions(['notifications'], { origin })
  const desk = await context.newCDPSession(await context.newPage())
  const ids = new Map<string, string>()
  desk.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { scopeURL, registrationId } of registrations) ids.set(scopeURL, registrationId)
  })
  await desk.send('ServiceWorker.enable')
  const scope = `${origin}/`
  const worker = () => context.serviceWorkers().find((one) => one.url() === `${scope}sw.js`)!
  await expect.poll(() => ids.has(scope) && Boolean(worker())).toBe(true)
  await worker().evaluate(() => {
    const show = self.registration.showNotification.bind(self.registration)
    self.registration.showNotification = async (...note) => {
      await show(...note)
      self.taken = (self.taken ?? 0) + 1
    }
  })
  const taken = () => worker().evaluate(() => self.taken ?? 0)

  const posts: string[] = []
  context.on('request', (request) => {
    const [, receipt] = /\/app\/push-receipts\/(.+)$/.exec(request.url()) ?? []
    if (!receipt) return
    const said = request.postDataJSON() as { event: string } | null
    posts.push(`${receipt} ${said?.event ?? 'again'}`)
  })

  return {
    /** What was told to the server, as `receipt event`, tries that failed included; of what had waited the event is not seen. */
    posts,
    /** Delivers, and waits until the browser has taken a notification: whatever the push, there is one. */
    push: async (data: string) => {
      const before = await taken()
      await desk.send('ServiceWorker.deliverPushMessage', { origin, registrationId: ids.get(scope)!, data })
      await expect.poll(taken).toBe(before + 1)
    },
    shown: (): Promise<Shown[]> =>
      worker().evaluate(async () => {
        const notes = await self.registration.getNotifications()
        return notes.map(({ title, body, tag, lang, dir, icon, data }) => ({ title, body, tag, lang, dir, icon, path: data.path }))
      }),
    /** A tap on the only notification. A browser lets a window open after a real one alone: here it is written down. */
    tap: () =>
      worker().evaluate(async () => {
        const opened: string[] = []
        self.opened = opened
        self.clients.openWindow = async (path) => {
          opened.push(path)
          return null
        }
        const [notification] = await self.registration.getNotifications()
        if (!notification) throw new Error('No notification is shown')
        self.dispatchEvent(new self.NotificationEvent('notificationclick', { notification }))
      }),
    /** The windows that taps opened. */
    opened: () => worker().evaluate(() => self.opened ?? []),
  }
}
export type Postman = Awaited<ReturnType<typeof postman>>

/** Waits until the worker knows who is in. @returns her user id */
export async function known(page: Page): Promise<string> {
  await controlled(page)
  const owner = () =>
    page.evaluate(async () => {
      const kept = await caches.match('/push-state', { cacheName: 'push' })
      return kept ? ((await kept.json()) as { owner: string }).owner : ''
    })
  await expect.poll(owner).not.toBe('')
  return owner()
}
