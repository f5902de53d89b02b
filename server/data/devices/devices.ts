import { randomUUID } from 'node:crypto'
import type { Device, DeviceFacts, Subscription } from '#contract/devices.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Paging } from '#contract/wire.ts'
import { lookOf } from '#rules/device-names.ts'
import { asUserName } from '#rules/email.ts'
import { languageOf } from '#rules/languages.ts'
import { pushService } from '#rules/push-services.ts'
import { type Refusal, refuse, refuseField } from '#rules/refusal.ts'
import { devices, subscribed, unsubscribed } from '../../db/schema/devices.ts'
import { tryPush } from '../../jobs/definitions.ts'
import { inLanguageOf, testTitleIn } from '../../push/payload.ts'
import { pushOfReceipt } from '../../push/receipt.ts'
import { wordsIn } from '../../words.ts'
import type { OpenWork } from '../../work/open.ts'
import { cut } from '../../work/sorting.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import type { OpenScope } from '../../work/scope.ts'
import type { Row } from '../../work/tables.ts'
import type { Steps } from '../../work/works.ts'
import { account as ownAccount, setAccount } from '../account/rows.ts'
import { entryIn } from '../notifications/kinds.ts'
import { activityNames, byId, byName, confirm, devicesOf, holdDevices, latestFirst, sorted, takeOver } from './rows.ts'

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

const yesNo = (is: boolean) => (is ? 'Y' : 'N')
const isYes = (said: 'Y' | 'N' | undefined) => (said === undefined ? undefined : said === 'Y')
const named = (name: string | null | undefined) => (name === undefined ? undefined : name || null)

async function shown(w: OwnReads, rows: Row<typeof devices>[]): Promise<Device[]> {
  const names = await activityNames(
    w,
    rows.map(({ activityId }) => activityId),
  )
  return rows.map(({ lastNotice, lastNoticeTitle, ...row }) => ({
    ...row,
    authNotice: yesNo(row.authNotice),
    active: yesNo(row.active),
    activityName: names.get(row.activityId ?? '') ?? null,
    push: row.endpoint ? 'on' : row.lost ? 'lost' : 'off',
    lastSeen: row.lastSeen.toISOString(),
    lastNotice: lastNotice && { at: lastNotice.toISOString(), title: lastNoticeTitle ?? '' },
  }))
}

async function one(w: OwnWork, row: Row<typeof devices> | undefined) {
  const [device] = row ? await shown(w, [row]) : []
  return device ? { data: device } : refuse('not_found')
}

/** @returns undefined if this endpoint may be contacted, else push_endpoint */
const checked = (endpoint: string | undefined, extraHosts: readonly string[]): Refusal | undefined =>
  endpoint === undefined || pushService(endpoint, extraHosts)
    ? undefined
    : refuseField('subscription.endpoint', 'push_endpoint')

/** A page of her devices, the one seen last first unless asked otherwise. */
export async function mine(w: OwnReads, paging: Paging) {
  const { rows, totalRows } = await w.own(devices).page(cut(paging), sorted(paging))
  return { data: await shown(w, rows), totalRows }
}

/**
 * Writes down what a device tells about itself, as hers from now on; its subscription is nobody else's any more. Its language
 * is the one she reads in.
 * @returns the device; or push_endpoint, for an endpoint of no push service that is known
 */
export async function save(w: OwnWork, { deviceId, subscription, ...told }: DeviceFacts, here: Here) {
  const no = checked(subscription?.endpoint, here.extraHosts)
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

type Change = { id: string; active?: 'Y' | 'N' | undefined; authNotice?: 'Y' | 'N' | undefined; deviceName?: string | undefined }

/** Renames one of her devices, or switches it or its notices on or off; not_found where it is not hers. Spec §7 */
export async function set(w: OwnWork, { id, active, authNotice, deviceName }: Change) {
  const fields = {
    active: isYes(active),
    authNotice: isYes(authNotice),
    deviceName: named(deviceName),
    lost: authNotice === 'N' ? false : undefined,
  }
  const isAny = Object.values(fields).some((value) => value !== undefined)
  return one(w, isAny ? await w.own(devices).set(id, fields) : await w.own(devices).first(byId, { id }))
}

/** Forgets one of her devices; not_found where it is not hers. */
export async function remove(w: OwnWork, id: string) {
  return (await w.own(devices).removeOne(id)) ? {} : refuse('not_found')
}

/**
 * Has a push sent to one of her devices.
 * @returns the receipt under which its arrival is counted; or not_found, or push_off where notices are off there
 */
export async function test(w: OwnWork, id: string) {
  const device = await w.own(devices).first(byId, { id })
  if (!device) return refuse('not_found')
  if (!device.endpoint || !device.authNotice || !device.active) return refuse('push_off')
  const receipt = randomUUID()
  await w.own(devices).set(id, { test: receipt })
  await w.enqueue(tryPush, { id })
  return { data: { receipt } }
}

/** Does she want notices by e-mail too? */
export async function preferences(w: OwnReads) {
  const account = await ownAccount(w)
  return account ? { data: { email: yesNo(account.noticeMail) } as const } : refuse('not_found')
}

/** Says whether she wants notices by e-mail too. */
export async function prefer(w: OwnWork, email: 'Y' | 'N') {
  await setAccount(w, { noticeMail: email === 'Y' })
  return { data: { email } }
}

/** Lets a device wait for the log-in that makes it somebody's. Gives no rights, and answers everybody the same. SEMANTICS 8. */
export async function announce(steps: Steps<OpenScope>, username: string, deviceId: string) {
  const name = asUserName(username)
  await steps.writes((w) => devicesOf(w).announce(name, deviceId))
  await steps.writes((w) => devicesOf(w).keepNewest(name))
  return {}
}

/** Counts a push as received, and as opened, the first time each; a receipt that nobody knows is answered the same. */
export async function receive(w: OpenWork, receipt: string, event: 'received' | 'opened') {
  const which = pushOfReceipt(receipt)
  const found = which && (await devicesOf(w).pushed(which))
  if (found) {
    const { push, notice, entry, device } = found
    await devicesOf(w).arrived(which, event === 'opened')
    const language = languageOf(device.language) ?? 'it'
    const title = notice ? inLanguageOf(notice, language, 'title') : entry && entryIn(await wordsIn(language), entry).title
    if (!push.received && title) await devicesOf(w).heard(device.id, title, device.test)
    return {}
  }
  const tested = await devicesOf(w).tested(receipt)
  if (tested) await devicesOf(w).heard(tested.id, await testTitleIn(tested.language), null)
  return {}
}

/** Takes a subscription that the browser changed by itself; whether the old one was known, the answer does not tell. */
export async function renew(
  w: OpenWork,
  { subscription, ...held }: { deviceId: string; endpoint: string; subscription: Subscription },
  extraHosts: readonly string[],
) {
  const no = checked(subscription.endpoint, extraHosts)
  if (no) return no
  await devicesOf(w).renew(held, subscription)
  return {}
}

/** Forgets a subscription that is over; whether it was known, the answer does not tell. */
export async function drop(w: OpenWork, held: { deviceId: string; endpoint: string }) {
  await devicesOf(w).drop(held)
  return {}
}

const MOST_OF_AGENT = 512

/** Counts a device that has no store of its own by its kind, browser and system, and keeps nothing else of what it says. Spec §2 */
export async function unknown(w: OpenWork, userAgent = '') {
  const { kind, browser, system } = lookOf({ userAgent: userAgent.slice(0, MOST_OF_AGENT), maxTouchPoints: 0 })
  await devicesOf(w).countUnknown(`${kind} ${browser} ${system}`)
  return {}
}
