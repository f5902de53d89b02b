import { useSyncExternalStore } from 'react'
import { Subscription } from '#contract/devices.ts'
import { isTooOldForPush, type Look } from '#rules/device-names.ts'
import { isInstalled } from './install.ts'

/** How long the worker may take to be there, in milliseconds. */
const PATIENCE = 10_000

/** Can this browser have push? If not: as an installed app, with a newer system, by https, or not at all. */
export type Support = 'ready' | 'install' | 'update' | 'insecure' | 'none'

/** What stands between this browser and push. An iPhone has it in installed apps alone. SEMANTICS 8. */
export function supportOf(look: Look): Support {
  if (!isSecureContext) return 'insecure'
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'ready'
  if (look.system !== 'ios') return 'none'
  if (isTooOldForPush(look)) return 'update'
  return isInstalled() ? 'none' : 'install'
}

/** What the customer decided, as the browser has it. */
export const permission = (): NotificationPermission => ('Notification' in window ? Notification.permission : 'default')

function followPermission(changed: () => void) {
  let status: PermissionStatus | undefined
  let left = false
  const follow = async () => {
    status = await navigator.permissions?.query({ name: 'notifications' })
    if (!left) status?.addEventListener('change', changed)
  }
  follow().catch(() => undefined)
  // A browser that tells nobody has at least changed when the customer comes back from its settings.
  document.addEventListener('visibilitychange', changed)
  window.addEventListener('focus', changed)
  return () => {
    left = true
    status?.removeEventListener('change', changed)
    document.removeEventListener('visibilitychange', changed)
    window.removeEventListener('focus', changed)
  }
}

/** The same for a screen; it follows what is changed in the browser's settings. */
export const usePermission = (): NotificationPermission => useSyncExternalStore(followPermission, permission)

/** Asks the customer. Only from a tap. */
export async function askPermission(): Promise<NotificationPermission> {
  return Notification.requestPermission()
}

const bytesOf = (key: string) => Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
const keyOf = (key: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Was it made for this key of the server? Where the browser does not say, it was. */
export function isFor(subscription: PushSubscription, publicKey: string): boolean {
  const made = subscription.options?.applicationServerKey
  return !made || keyOf(made) === publicKey.replace(/=+$/, '')
}

/** The subscription of this browser, if it has one. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? undefined
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error('No worker')), PATIENCE))
  return Promise.race([navigator.serviceWorker.ready, late])
}

/**
 * Subscribes for this key; what was made for another, or is `dead`, goes first. Throws what the browser throws: no push
 * service, no network, no permission.
 */
export async function subscribe(publicKey: string, dead = false): Promise<PushSubscription> {
  const { pushManager } = await readyWorker()
  const there = await pushManager.getSubscription()
  if (there && !dead && isFor(there, publicKey)) return there
  await there?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) })
}

/** A subscription as the server takes it; none where the browser gave no keys. */
export function onTheWire(subscription: PushSubscription | undefined): Subscription | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const read = Subscription.safeParse({ endpoint, keys })
  return read.success ? read.data : null
}
