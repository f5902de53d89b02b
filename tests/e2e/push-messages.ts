import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { noticePush } from '../../server/push/payload.ts'
import { controlled, expect, operate } from './support.ts'

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

  const shown = (): Promise<Shown[]> =>
    worker().evaluate(async () => {
      const notes = await self.registration.getNotifications()
      return notes.map(({ title, body, tag, lang, dir, icon, data }) => ({ title, body, tag, lang, dir, icon, path: data.path }))
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
    shown,
    /** A tap on the only notification, once it shows. A browser lets a window open after a real one alone: here it is written down. */
    tap: async () => {
      await expect.poll(shown).toHaveLength(1)
      await worker().evaluate(async () => {
        const opened: string[] = []
        self.opened = opened
        self.clients.openWindow = async (path) => {
          opened.push(path)
          return null
        }
        const [notification] = await self.registration.getNotifications()
        if (notification) self.dispatchEvent(new self.NotificationEvent('notificationclick', { notification }))
      })
    },
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

type Hers = { activityId: string; notice: Parameters<typeof noticePush>[0]['notice'] }
export type Made = { receipt: string; path: string; title: string; data: string }

/** Whose notices these are, for the operator's commands. */
export const ACTIVITY = 'osteria-del-porto'
export const TITLE = 'Stasera punti doppi'

/** The owner sends her a notice. @returns its id */
export async function sent(email: string): Promise<string> {
  const said = await operate('notice send', { activity: ACTIVITY, to: email, title: TITLE, message: 'Dalle 19 alle 23' })
  return /notice status (\S+)/.exec(said)?.[1] ?? ''
}

/** The notice that she has in this activity, once it is there. */
export async function newest(page: Page): Promise<Hers> {
  const hers = () =>
    page.evaluate(async () => {
      const activityId = (JSON.parse(document.getElementById('tessera-host')?.textContent ?? '') as { activity: { id: string } }).activity
        .id
      const { token } = JSON.parse(localStorage.getItem('persist:session') ?? '') as { token: string }
      const headers = { authorization: `Bearer ${JSON.parse(token)}` }
      const answer = await fetch(`/api/activities/${activityId}/noticessent/user`, { headers })
      const { data } = (await answer.json()) as { data: Pick<Hers, 'notice'>[] }
      return data.map(({ notice }) => ({ activityId, notice: { ...notice, translations: {} } }))
    })
  await expect.poll(hers).toHaveLength(1)
  return (await hers())[0]!
}

/** Its push as the server makes it. */
export function made({ activityId, notice }: Hers, whose: { origin: string; owner: string; language: string }): Made {
  const receipt = randomBytes(16).toString('base64url')
  const data = noticePush({ ...whose, notice, receipt, activityId, logo: null, unread: 1 })
  return { receipt, path: `/notices/${notice.id}`, title: notice.title, data }
}
