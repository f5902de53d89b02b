import { epochNow } from './epoch.ts'
import { post } from './outbox.ts'
import { keepPushState, readPushState } from './push-state.ts'

declare const self: ServiceWorkerGlobalScope & typeof globalThis

const subscribe = (publicKey: string) => self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })

/**
 * The browser changed the subscription, or let it run out, while the app was closed: another is made and the server told.
 * Where nobody is in there shall be none. What fails here the app repairs at its next start. SEMANTICS 8.
 */
export async function resubscribe({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const asked = epochNow()
  const state = await readPushState()
  const old = oldSubscription?.endpoint ?? state?.endpoint
  if (!state?.publicKey || !old) return void (await newSubscription?.unsubscribe())
  const made = newSubscription ?? (await subscribe(state.publicKey))
  if (epochNow() !== asked) return void (await made.unsubscribe())
  const { endpoint = made.endpoint, keys } = made.toJSON()
  await keepPushState({ ...state, endpoint }, asked)
  await post('/app/push-subscriptions/renew', { deviceId: state.deviceId, endpoint: old, subscription: { endpoint, keys } })
}
