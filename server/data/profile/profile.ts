import type { Customer, Person, ProfileChange } from '#contract/profile.ts'
import { checkCustomer } from '#rules/customer.ts'
import { onTheWall } from '#rules/days.ts'
import { postcode } from '#rules/postcodes.ts'
import { isRefusal, type Refusal, refuse, refuseField } from '#rules/refusal.ts'
import { members } from '../../db/schema/auth.ts'
import { customers } from '../../db/schema/customers.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import type { Row } from '../../work/tables.ts'
import { type Account, account as ownAccount, setAccount } from '../account/rows.ts'
import { PLACE_CODES } from '../place-codes.ts'
import { serves } from '../places.ts'
import { memberOf, toldTo } from './rows.ts'

const FIELDS = ['birthDate', 'gender', 'typo', 'phone', 'countryId', 'nationId', 'address', 'streetNumber', 'cap'] as const
type Told = Pick<ProfileChange, (typeof FIELDS)[number]>

const toldOf = (row: Row<typeof customers>): Customer => Object.fromEntries(FIELDS.map((name) => [name, row[name]])) as Customer

const personOf = ({ active, created, leaving, language, ...account }: Account, customer: Row<typeof customers> | undefined): Person => ({
  ...account,
  active: active ? 'Y' : 'N',
  languageId: language,
  created: created.toISOString(),
  leaving: leaving?.toISOString() ?? null,
  customer: customer ? toldOf(customer) : null,
})

const hers = async (w: OwnReads, activityId: string | undefined) =>
  activityId === undefined ? undefined : w.own(customers).first(toldTo, { activityId })

/** Her account, and what she told the activity that is named, where she is its customer. Spec §7 */
export async function mine(w: OwnReads, activityId: string | undefined) {
  const account = await ownAccount(w)
  return account ? { data: personOf(account, await hers(w, activityId)) } : refuse('not_found')
}

/**
 * Changes what is said, and nothing else.
 * @returns her account; or not_found where she is no customer of the activity, country_wrong, or what checkCustomer refuses. Spec §5, §7
 */
export async function update(w: OwnWork, { activityId, name, surname, languageId: language, ...rest }: ProfileChange) {
  const told = Object.fromEntries(FIELDS.flatMap((field) => (rest[field] === undefined ? [] : [[field, rest[field] || null]]))) as Told
  const isTelling = Object.keys(told).length > 0
  const customer = isTelling ? await tell(w, activityId, told) : await hers(w, activityId)
  if (isRefusal(customer)) return customer
  const isOther = [name, surname, language].some((field) => field !== undefined)
  const account = isOther ? await setAccount(w, { name, surname, language }) : await ownAccount(w)
  return account ? { data: personOf(account, customer) } : refuse('not_found')
}

async function tell(w: OwnWork, activityId: string | undefined, told: Told): Promise<Row<typeof customers> | Refusal> {
  const membership = activityId === undefined ? undefined : await w.own(members).first(memberOf, { activityId })
  if (!membership?.roles.includes('ROLE_USER')) return refuse('not_found')
  const { activity } = membership
  const known = await hers(w, activity.id)
  const today = onTheWall(activity.zone, w.now().getTime()).day
  const { countryId, nationId } = told
  const isKept = countryId === known?.countryId
  if (countryId && !isKept && !serves(activity, countryId)) return refuseField('countryId', 'country_wrong')
  if (nationId && !PLACE_CODES.includes(nationId)) return refuseField('nationId', 'country_wrong')
  const no = checkCustomer(
    { ...told, countryId: countryId ?? known?.countryId },
    { requiredPhoneNumber: activity.configuration.requiredPhoneNumber === true, today },
  )
  if (no) return no
  const fields = { ...told, ...(told.cap && { cap: postcode(told.cap) }) }
  const kept = known
    ? await w.own(customers).set(known.id, fields)
    : await w.own(customers).add({ ...fields, activityId: activity.id, created: w.now() })
  return kept ?? refuse('not_found')
}
