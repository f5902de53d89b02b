import type { BrowserContext, Page } from '@playwright/test'
import type { Subscription } from '#contract/devices.ts'
import type { PushService } from '../fakes/push-service.ts'

const KEY = 'tessera.device.of-the-test'

/**
 * Gives the pages of a browser subscriptions of a push service on this machine: a headless one reaches none of its own. What
 * it has outlives a reload and a logout, as in a real browser.
 */
export async function subscribable(context: BrowserContext, service: PushService): Promise<Subscription[]> {
  const supply = Array.from({ length: 6 }, () => service.subscribe())
  await context.addInitScript(
    ({ supply, KEY }) => {
      type Held = { used: number; key: number[]; isHeld: boolean }
      const read = () => JSON.parse(localStorage.getItem(KEY) ?? '{"used":0,"key":[],"isHeld":false}') as Held
      const write = (held: Held) => localStorage.setItem(KEY, JSON.stringify(held))
      const made = ({ used, key }: Held) => {
        const { endpoint, keys } = supply[used - 1] ?? supply[0]!
        return {
          endpoint,
          options: { userVisibleOnly: true, applicationServerKey: new Uint8Array(key).buffer },
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: async () => {
            write({ ...read(), isHeld: false })
            return true
          },
        } as unknown as PushSubscription
      }
      PushManager.prototype.getSubscription = async () => (read().isHeld ? made(read()) : null)
      PushManager.prototype.subscribe = async (options) => {
        const key = [...new Uint8Array(options?.applicationServerKey as ArrayBuffer)]
        if (Notification.permission !== 'granted') throw new DOMException('not allowed', 'NotAllowedError')
        if (!read().isHeld) write({ used: read().used + 1, key, isHeld: true })
        return made(read())
      }
    },
    { supply, KEY },
  )
  return supply
}

/** Makes the browser forget its subscription, as browsers do after weeks. */
export const forget = (page: Page) =>
  page.evaluate((key) => localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"isHeld":true', '"isHeld":false')), KEY)

/** Does it hold one? */
export const holds = (page: Page) => page.evaluate((key) => localStorage.getItem(key)?.includes('"isHeld":true') ?? false, KEY)

/** What the browser's owner decides about notifications, in its settings or when asked. */
export async function decide(context: BrowserContext, page: Page, setting: 'granted' | 'denied' | 'prompt') {
  const { targetInfo } = await (await context.newCDPSession(page)).send('Target.getTargetInfo')
  const settings = await context.browser()?.newBrowserCDPSession()
  await settings?.send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting,
    origin: new URL(page.url()).origin,
    ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
  })
}
