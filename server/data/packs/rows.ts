import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '../../db/schema/auth.ts'
import { packCustomers, packs, packUses } from '../../db/schema/packs.ts'
import { stores } from '../../db/schema/stores.ts'
import { query } from '../../work/query.ts'
import { sortings } from '../../work/sorting.ts'

const isUsedUp = sql`${packCustomers.used} = ${packCustomers.places}`

/** What she has, the first one first; `packId`, `standing`: null for any, the latter of a day, `today`. */
export const hers = sortings(packCustomers, { id: [packCustomers.created, packCustomers.id] }, { by: 'id' }, (t, at) => ({
  where: and(
    sql`(${at('packId')}::text is null or ${t.packId} = ${at('packId')})`,
    sql`(${at('standing')}::text is null or ${at('standing')} = case when ${isUsedUp} then 'used' when ${t.expires} < ${at('today')} then 'expired' else 'valid' end)`,
  ),
}))
export const packById = query(packCustomers, (t, at) => ({ where: eq(t.id, at('id')) }))

/** The history of some packs, the latest line first, with the first name of who stood at the till. */
export const usesOf = query(packUses, (t, at) => ({
  fields: { use: packUses, who: users.name },
  leftJoins: [{ table: users, on: eq(users.id, t.actor) }],
  where: sql`${t.packCustomerId} = any(${at('ids')}::text[])`,
  sort: [desc(t.seq)],
}))
export const useById = query(packUses, (t, at) => ({ where: and(eq(t.id, at('id')), isNull(t.undoes)) }))
export const undoingOf = query(packUses, (t, at) => ({ where: eq(t.undoes, at('id')) }))

/** What can be sold, in the order of the bundle. */
export const inTurn = query(packs, (t) => ({ sort: [asc(t.sort)] }))
export const offerById = query(packs, (t, at) => ({ where: eq(t.id, at('id')) }))

/** The first two stores that customers see: is there one alone, it is where the till stands. */
export const seenStores = query(stores, (t) => ({ where: sql`${t.visible}`, sort: [asc(t.id)], limit: 2 }))
export const storeById = query(stores, (t, at) => ({ where: eq(t.id, at('id')) }))
