import type { Device } from '#contract/devices.ts'
import { flush } from '../api/outbox.ts'
import { deviceFacts, look } from './device.ts'
import { type Door, inTurn, ownerOf, save, serverKey, settle } from './push-door.ts'
import { currentSubscription, isFor, onTheWire, permission, subscribe, supportOf } from './push.ts'

/** `lost`: she wants notices here and they do not come; `unknown`: the server was not reached. */
export type Outcome = 'well' | 'lost' | 'unknown'

const isWanted = ({ authNotice, active }: Device) => authNotice === 'Y' && active === 'Y'

/** The subscription that the server can send to: the one there is, or another. */
function repaired({ push }: Device, current: PushSubscription | undefined, key: string) {
  if (push === 'on' && current && isFor(current, key)) return Promise.resolve(current)
  return subscribe(key, push === 'lost').catch(() => current)
}

async function compare(door: Door, language: string): Promise<Outcome> {
  const owner = ownerOf(door)
  const [seen, facts, current] = await Promise.all([look(), deviceFacts(language), currentSubscription()])
  // She logged out while this waited for its turn: there is nobody to tell it for.
  if (owner === undefined || ownerOf(door) !== owner) {
    await settle(door, owner, undefined)
    return 'unknown'
  }
  const { device } = await save(door, { ...facts, subscription: onTheWire(current) })
  if (!device) return 'unknown'
  const canPush = supportOf(seen) === 'ready' && permission() === 'granted'
  const key = isWanted(device) && canPush ? await serverKey(door) : undefined
  if (!key) {
    if (device.authNotice === 'N') await current?.unsubscribe()
    await settle(door, owner, device.authNotice === 'Y' ? current?.endpoint : undefined)
    return isWanted(device) && !canPush ? 'lost' : 'well'
  }
  const now = await repaired(device, current, key)
  const renewed = now === current ? device : (await save(door, { ...facts, subscription: onTheWire(now) })).device
  await settle(door, owner, now?.endpoint, key)
  return renewed && renewed.push !== 'on' ? 'lost' : 'well'
}

/**
 * Compares this device with what the server knows of it, and renews what the browser lost or changed, or the push service
 * gave up. Asks nobody anything. SEMANTICS 8.
 * @param language of the app, for the words of the notices
 */
export async function syncDevice(door: Door, language: string): Promise<Outcome> {
  await flush()
  return inTurn(() => compare(door, language))
}
