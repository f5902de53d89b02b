import { randomUUID } from 'node:crypto'
import type { Device, Preferences } from '#contract/devices.ts'
import type { Paging } from '#contract/wire.ts'
import { refuse } from '#rules/refusal.ts'
import { devices } from '../../db/schema/devices.ts'
import { tryPush } from '../../jobs/definitions.ts'
import { cut } from '../../work/sorting.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import type { Row } from '../../work/tables.ts'
import { type Account, account as ownAccount, setAccount } from '../account/rows.ts'
import { activityNames, byId, sorted } from './rows.ts'

const yesNo = (is: boolean) => (is ? 'Y' : 'N')
export const isYes = (said: 'Y' | 'N' | undefined) => (said === undefined ? undefined : said === 'Y')
/** A name as it is kept: an empty one is none, one that is not said stays. */
export const named = (name: string | null | undefined) => (name === undefined ? undefined : name || null)

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

/** A device as it is shown; not_found if there is none. */
export async function one(w: OwnWork, row: Row<typeof devices> | undefined) {
  const [device] = row ? await shown(w, [row]) : []
  return device ? { data: device } : refuse('not_found')
}

/** A page of her devices, the one seen last first unless asked otherwise. */
export async function mine(w: OwnReads, paging: Paging) {
  const { rows, totalRows } = await w.own(devices).page(cut(paging), sorted(paging))
  return { data: await shown(w, rows), totalRows }
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

const preferred = ({ noticeMail, remindDay, remindHours }: Account): Preferences => ({
  email: yesNo(noticeMail),
  remindDay: yesNo(remindDay),
  remindHours: yesNo(remindHours),
})

/** How she wants to be told: notices by e-mail too, and reminders of her bookings. */
export async function preferences(w: OwnReads) {
  const account = await ownAccount(w)
  return account ? { data: preferred(account) } : refuse('not_found')
}

type Wish = { [Field in keyof Preferences]?: Preferences[Field] | undefined }

/** Changes how she wants to be told; what is left out stays as it is. @returns all of it; or not_found if she is gone */
export async function prefer(w: OwnWork, { email, remindDay, remindHours }: Wish) {
  const changed = {
    ...(email && { noticeMail: email === 'Y' }),
    ...(remindDay && { remindDay: remindDay === 'Y' }),
    ...(remindHours && { remindHours: remindHours === 'Y' }),
  }
  const account = Object.keys(changed).length > 0 ? await setAccount(w, changed) : await ownAccount(w)
  return account ? { data: preferred(account) } : refuse('not_found')
}
