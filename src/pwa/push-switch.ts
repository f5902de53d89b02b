import { devices } from '../api/devices.ts'
import { deviceFacts } from './device.ts'
import { type Door, inTurn, ownerOf, save, serverKey, settle } from './push-door.ts'
import { askPermission, currentSubscription, onTheWire, subscribe } from './push.ts'

/** `unanswered`: the question was put aside; `failed`: the browser got no subscription; `unreached`: our server did not answer. */
export type Turned = 'done' | 'unanswered' | 'refused' | 'failed' | 'unreached'

/** A subscription that the server takes: one that it knows to be dead is made anew. */
async function subscribed(door: Door, language: string, key: string) {
  const facts = { ...(await deviceFacts(language)), authNotice: 'Y' as const }
  const first = await subscribe(key)
  const { device } = await save(door, { ...facts, subscription: onTheWire(first) })
  if (device?.push !== 'lost') return { device, endpoint: first.endpoint }
  const second = await subscribe(key, true)
  return { ...(await save(door, { ...facts, subscription: onTheWire(second) })), endpoint: second.endpoint }
}

async function begin(door: Door, language: string): Promise<Turned> {
  const owner = ownerOf(door)
  const key = await serverKey(door)
  if (!key) return 'unreached'
  const made = await subscribed(door, language, key).catch(() => undefined)
  if (!made) return 'failed'
  const { device, endpoint } = made
  // Another device may have switched this one off as a whole.
  if (device?.active === 'N') await door.dispatch(devices.endpoints.setDevice.initiate({ id: device.id, active: 'Y' }, { track: false }))
  await settle(door, owner, endpoint, key)
  return device ? 'done' : 'unreached'
}

/** Turns notices on here: asks the customer, and only now. Call it from her tap. SEMANTICS 8. */
export async function turnOn(door: Door, language: string): Promise<Turned> {
  const answer = await askPermission()
  if (answer !== 'granted') return answer === 'denied' ? 'refused' : 'unanswered'
  return inTurn(() => begin(door, language))
}

/** Turns them off here. The server first: a no that it did not hear would be undone at the next start. */
export async function turnOff(door: Door, language: string): Promise<Turned> {
  return inTurn(async () => {
    const { device } = await save(door, { ...(await deviceFacts(language)), authNotice: 'N', subscription: null })
    if (!device) return 'unreached'
    await (await currentSubscription())?.unsubscribe()
    await settle(door, ownerOf(door), undefined)
    return 'done'
  })
}
