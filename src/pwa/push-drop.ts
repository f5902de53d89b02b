import { deviceId } from './device-id.ts'

/** Subscriptions that are over and that the server has not been told of; it says nothing of a person. */
const KEY = 'tessera.device.drop'
const MOST = 10

type Dropped = { deviceId: string; endpoint: string }

const isDropped = (one: unknown): one is Dropped =>
  typeof one === 'object' && one !== null && 'deviceId' in one && 'endpoint' in one && typeof one.endpoint === 'string'

function waiting(): Dropped[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isDropped) : []
  } catch {
    return []
  }
}

function keep(all: Dropped[]) {
  try {
    if (all.length > 0) localStorage.setItem(KEY, JSON.stringify(all.slice(-MOST)))
    else localStorage.removeItem(KEY)
  } catch {
    // The push service will tell the server that it is gone.
  }
}

/** Tells the server of what is over, now if it can be reached. */
export async function sendDrops(): Promise<void> {
  const all = waiting()
  if (all.length === 0 || !navigator.onLine) return
  const { drop } = await import('../api/devices.ts')
  for (const one of all) {
    if (await drop(one)) keep(waiting().filter(({ endpoint }) => endpoint !== one.endpoint))
  }
}

/** Sends what an offline logout left, whoever is in now: at the start and whenever there is a network again. */
export function followDrops(): void {
  const send = () => void sendDrops().catch(() => undefined)
  window.addEventListener('online', send)
  send()
}

/** Ends push in this browser, with or without a network; the server is told as soon as it can be. SEMANTICS 2. */
export async function leavePush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  if (!subscription) return
  keep([...waiting(), { deviceId: deviceId(), endpoint: subscription.endpoint }])
  // Nobody waits for the server: she is out in any case.
  void sendDrops().catch(() => undefined)
  await subscription.unsubscribe()
}
