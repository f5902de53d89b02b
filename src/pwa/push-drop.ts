import { post } from '../api/outbox.ts'
import { deviceId } from './device-id.ts'

/** The call of `contract/devices.ts`, which a start need not carry; a test compares them. */
export const DROP = '/app/push-subscriptions/drop'

/** Ends push in this browser, with or without a network; the server is told as soon as it can be. SEMANTICS 2. */
export async function leavePush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  if (!subscription) return
  // Nobody waits for the server: she is out in any case.
  void post(DROP, { deviceId: deviceId(), endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
