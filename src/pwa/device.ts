import type { DeviceFacts } from '#contract/devices.ts'
import { type Look, lookOf, type Seen, titlesOf } from '#rules/device-names.ts'
import { deviceId } from './device-id.ts'

type Brands = { brand: string; version: string }[]
type Hinted = Navigator & {
  userAgentData?: { brands?: Brands; getHighEntropyValues?: (names: string[]) => Promise<Seen['hints']> }
}

/** What this browser says of itself at once; hints with the system's version and the phone's model come a moment later. */
export const lookNow = (): Look => lookOf({ userAgent: navigator.userAgent, maxTouchPoints: navigator.maxTouchPoints ?? 0 })

/** The same with the hints, where there are any. */
export async function look(): Promise<Look> {
  const { userAgent, maxTouchPoints, userAgentData }: Hinted = navigator
  const hints = await userAgentData?.getHighEntropyValues?.(['platformVersion', 'model']).catch(() => undefined)
  return lookOf({ userAgent, maxTouchPoints, ...(hints && { hints }) })
}

/** "Pixel 8" or "Windows": what a passkey is called that was made here, in any language. */
export function passkeyName(seen: Look): string {
  const { browser, system } = titlesOf(seen)
  return seen.model || system || browser || 'Passkey'
}

/** What this device tells about itself. */
export async function deviceFacts(language: string): Promise<DeviceFacts> {
  const seen = await look()
  return {
    deviceId: deviceId(),
    deviceType: seen.kind,
    osVersion: seen.systemName || null,
    browser: seen.browserName || null,
    appVersion: __APP_VERSION__,
    language,
  }
}
