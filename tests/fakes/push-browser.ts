import { randomBytes } from 'node:crypto'
import { vi } from 'vitest'

const random = (bytes: number) => randomBytes(bytes).toString('base64url')

type Answer = NotificationPermission | 'failing'

/** A browser that can have push, as jsdom cannot. `answer` is what its owner says when asked, or its push service is out of order. */
export function pushBrowser(permission: NotificationPermission, answer: Answer = permission) {
  let current: PushSubscription | null = null
  const worker = new EventTarget()
  const notification = {
    permission,
    requestPermission: vi.fn(async () => {
      if (notification.permission === 'default') notification.permission = answer === 'failing' ? 'granted' : answer
      return notification.permission
    }),
  }

  const made = (key: BufferSource | undefined) => {
    const [endpoint, keys] = [`https://fcm.googleapis.com/fcm/send/${random(12)}`, { p256dh: random(65), auth: random(16) }]
    const subscription = {
      endpoint,
      options: { userVisibleOnly: true, applicationServerKey: key instanceof Uint8Array ? key.buffer : null },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        if (current?.endpoint === endpoint) current = null
        return true
      },
    }
    return subscription as unknown as PushSubscription
  }
  const subscribe = vi.fn(async ({ applicationServerKey }: { applicationServerKey: BufferSource }) => {
    if (answer === 'failing') throw new DOMException('push service error', 'AbortError')
    current = made(applicationServerKey)
    return current
  })
  const registration = { pushManager: { getSubscription: async () => current, subscribe } }
  const container = { ready: Promise.resolve(registration), getRegistration: async () => registration, startMessages: () => {} }
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    Object.assign(container, { [name]: worker[name].bind(worker) })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', notification)

  return {
    notification,
    subscribe,
    current: () => current,
    /** Gives it a subscription made for another key, or for none that is known. */
    have: (key?: Uint8Array<ArrayBuffer>) => {
      current = made(key)
      return current
    },
    /** The browser forgets it, as browsers do. */
    lose: () => {
      current = null
    },
    /** Tells the page what a worker would. */
    tell: (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data })),
  }
}
export type PushBrowser = ReturnType<typeof pushBrowser>

/** Takes it away again. */
export function noPushBrowser() {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
}
