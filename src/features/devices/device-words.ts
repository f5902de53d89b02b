import type { Device } from '#contract/devices.ts'
import { withoutVersion } from '#rules/device-names.ts'

/** "Chrome 140 · Windows 11 · app 1.2.0", as far as it is known. */
export const factsOf = ({ browser, osVersion, appVersion }: Pick<Device, 'browser' | 'osVersion' | 'appVersion'>): string =>
  [browser, osVersion, appVersion && `app ${appVersion}`].filter(Boolean).join(' · ')

/** "Chrome · Windows", as far as it is known: what tells one computer from another, without the figures. */
export const lookWords = ({ browser, osVersion }: Pick<Device, 'browser' | 'osVersion'>): string =>
  [browser, osVersion]
    .filter((name) => name !== null)
    .map(withoutVersion)
    .join(' · ')

/** The browser's own zone: devices are told by the clock of whoever looks. */
export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
