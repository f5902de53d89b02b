import type { DeviceFacts, Subscription } from '#contract/devices.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { languageOf } from '#rules/languages.ts'
import { devices, subscribed, unsubscribed } from '../../db/schema/devices.ts'
import type { OwnWork } from '../../work/own.ts'
import type { Row } from '../../work/tables.ts'
import { account as ownAccount, setAccount } from '../account/rows.ts'
import { isYes, named, one } from './devices.ts'
import { checkEndpoint } from './endpoint.ts'
import { byName, confirm, holdDevices, latestFirst, takeOver } from './rows.ts'

/** So many devices a person; the one that was not seen for longest goes. */
const MOST = 50

/** Where a device's app runs, in which language and log-in, and which hosts its subscription may have beside the known services. */
export type Here = {
  origin: string
  activityId: string | null
  language: LanguageCode
  family: string | undefined
  extraHosts: readonly string[]
}

/**
 * Writes down what a device tells about itself, as hers from now on; its subscription is nobody else's any more. Its language
 * is the one she reads in.
 * @returns the device; or push_endpoint, for an endpoint of no push service that is known
 */
export async function save(w: OwnWork, { deviceId, subscription, ...told }: DeviceFacts, here: Here) {
  const no = checkEndpoint(subscription?.endpoint, here.extraHosts)
  if (no) return no
  await holdDevices(w, subscription?.endpoint)
  const known = await w.own(devices).first(byName, { origin: here.origin, deviceId })
  const isWanted = isYes(told.authNotice) ?? known?.authNotice ?? Boolean(subscription)
  const fields = {
    ...toldOf(told),
    ...subscriptionOf(subscription, known),
    ...(!isWanted && { lost: false }),
    authNotice: isWanted,
    activityId: here.activityId,
    family: here.family ?? null,
    language: languageOf(told.language ?? '') ?? here.language,
    lastSeen: w.now(),
  }
  const row = known
    ? await w.own(devices).set(known.id, fields)
    : await w.own(devices).add({ ...fields, deviceId, origin: here.origin, created: w.now() })
  if (row?.endpoint) await takeOver(w, row.endpoint, row.id)
  if (row && !known) await dropOldest(w, row.id)
  const account = await ownAccount(w)
  if (account) await confirm(w, account.username, deviceId)
  if (account && account.language !== fields.language) await setAccount(w, { language: fields.language })
  return one(w, row)
}

const toldOf = ({ deviceName, deviceType, osVersion, sdkVersion, appVersion, browser }: Partial<DeviceFacts>) => ({
  deviceName: named(deviceName),
  deviceType: named(deviceType),
  osVersion: named(osVersion),
  sdkVersion: named(sdkVersion),
  appVersion: named(appVersion),
  browser: named(browser),
})

/**
 * What a row keeps of what was said about the subscription. A browser may hold on to one that its push service gave up: it is
 * not taken the first time it comes back, so that the app hears of it and makes another.
 */
function subscriptionOf(subscription: Subscription | null | undefined, known: Row<typeof devices> | undefined) {
  if (subscription === undefined) return {}
  if (subscription === null) return unsubscribed
  return known?.lost && known.gone === subscription.endpoint ? { gone: null } : subscribed(subscription)
}

async function dropOldest(w: OwnWork, but: string) {
  const others = (await w.own(devices).list(latestFirst)).filter(({ id }) => id !== but)
  for (const { id } of others.slice(MOST - 1)) await w.own(devices).removeOne(id)
}
