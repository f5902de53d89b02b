import type { Address, NewAddress } from '#contract/addresses.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Paging } from '#contract/wire.ts'
import { checkPostcode, postcode } from '#rules/postcodes.ts'
import { refuse, refuseField } from '#rules/refusal.ts'
import { customerAddresses } from '../../db/schema/addresses.ts'
import { members } from '../../db/schema/auth.ts'
import { sortings } from '../../work/sorting.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'
import { placeIn, serves } from '../places.ts'

/** So many addresses a customer and activity. */
const MOST = 20
const sorted = sortings(customerAddresses, { created: [customerAddresses.created, customerAddresses.id] }, { by: 'created', descending: 1 })

const shown = ({ countryId, ...row }: Row<typeof customerAddresses>, language: LanguageCode): Address => ({
  ...row,
  country: placeIn(language, countryId) ?? null,
})

/** The customer's addresses here, the latest first unless asked otherwise. Spec §7 */
export async function mine(w: Reads, paging: Paging, language: LanguageCode) {
  const rows = await w.mine(customerAddresses).list(sorted(paging))
  return { data: rows.map((row) => shown(row, language)), totalRows: rows.length }
}

/**
 * Keeps an address; the very same one is there only once, however often it comes.
 * @returns it; or country_wrong where the activity does not serve its country, postcode_missing, postcode_wrong, addresses_full
 */
export async function add(w: Work, wish: NewAddress, language: LanguageCode) {
  const activity = await w.activity()
  if (!activity || !serves(activity, wish.countryId)) return refuseField('countryId', 'country_wrong')
  const no = checkPostcode(wish.countryId, wish.cap)
  if (no) return no
  await w.mine(members).hold()
  const known = await w.mine(customerAddresses).list()
  const fields = { ...wish, cap: postcode(wish.cap) }
  const same = known.find((row) => NAMES.every((name) => row[name] === fields[name]))
  if (same) return { data: shown(same, language) }
  if (known.length >= MOST) return refuse('addresses_full', { most: MOST })
  return { data: shown(await w.mine(customerAddresses).add({ ...fields, created: w.now() }), language) }
}

const NAMES = ['name', 'address', 'streetNumber', 'cap', 'city', 'province', 'countryId'] as const

/** Forgets one of hers; not_found where it is not. Spec §7 */
export async function remove(w: Work, id: string) {
  const removed = await w.mine(customerAddresses).removeOne(id)
  return removed ? {} : refuse('not_found')
}
