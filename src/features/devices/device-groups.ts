import type { Device } from '#contract/devices.ts'
import { lookWords } from './device-words.ts'

/** Whoever has not opened the app there for so long does not use it there, in milliseconds. */
const OLD = 30 * 24 * 60 * 60 * 1000

const isTold = ({ active, authNotice, push }: Device) => active === 'Y' && authNotice === 'Y' && push === 'on'
const kindOf = (device: Device) => [device.deviceType, lookWords(device), device.activityName].join('|')

/**
 * Her other devices, the latest seen first, in two: `current`, which she knows, and `past`, those not seen for a month, and those that are
 * by all that is known another one once more: each log-in in a fresh window leaves one. One that she named or that is told stays in sight.
 */
export function groupsOf(others: readonly Device[], now: number): { current: Device[]; past: Device[] } {
  const kinds = new Set<string>()
  const [current, past]: [Device[], Device[]] = [[], []]
  for (const device of others) {
    const kind = kindOf(device)
    const isOld = device.lastSeen !== null && now - Date.parse(device.lastSeen) > OLD
    const isAgain = device.deviceName === null && !isTold(device) && kinds.has(kind)
    kinds.add(kind)
    if (isAgain || (isOld && !isTold(device))) past.push(device)
    else current.push(device)
  }
  return { current, past }
}
