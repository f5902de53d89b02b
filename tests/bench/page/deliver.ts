import type { BrowserContext } from 'playwright'
import { pushedPath } from '#rules/push.ts'
import { noticePush } from '../../../server/push/payload.ts'

/** The code handed to the worker runs in its world. */
declare const self: ServiceWorkerGlobalScope & typeof globalThis

type Told = Pick<Parameters<typeof noticePush>[0], 'activityId' | 'notice'>

/** Hands the push of a notice to the worker while the app is closed, and waits until the notice lies on the device. */
export const deliver = (told: Told) => async (context: BrowserContext, origin: string) => {
  await context.grantPermissions(['notifications'], { origin })
  const page = await context.newPage()
  const desk = await context.newCDPSession(page)
  const registered = new Promise<string>((found) => {
    desk.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (ours) found(ours.registrationId)
    })
  })
  await desk.send('ServiceWorker.enable')
  const registrationId = await registered
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const owner = await worker.evaluate(async () => {
    const kept = await self.caches.match('/push-state', { cacheName: 'push' })
    return ((await kept?.json()) as { owner: string } | undefined)?.owner ?? ''
  })
  const data = noticePush({ ...told, origin, owner, language: 'it', receipt: crypto.randomUUID(), logo: null, unread: 1 })
  await desk.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await worker.evaluate(async (path) => {
    for (let tries = 0; tries < 100; tries++) {
      if (await self.caches.match(path, { cacheName: 'push' })) return
      await new Promise((later) => setTimeout(later, 50))
    }
    throw new Error('the push left nothing')
  }, pushedPath(told.notice.id))
  await page.close()
}
