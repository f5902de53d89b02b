import { and, eq, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import { asUserName } from '#rules/email.ts'
import { members, NO_PASSWORD, users } from '../../db/schema/auth.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { flows } from '../../db/schema/cards.ts'
import { couponCustomers } from '../../db/schema/coupons.ts'
import { orders } from '../../db/schema/orders.ts'
import { packCustomers } from '../../db/schema/packs.ts'
import { scratchCustomers } from '../../db/schema/scratch-cards.ts'
import { groundOf, handleOf } from '../../work/handle.ts'
import type { OpenReads, OpenWork } from '../../work/open.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import { type Account, accountWhere } from '../account/rows.ts'
import { eraseNow } from '../erasing/rows.ts'
import { IS_AWAITED } from '../orders/rows.ts'
import { addUser, type NewAccount } from '../users/rows.ts'

/** What an activity gives or sells a customer, or keeps for her; beside the first, none of it moves anything on a card. */
const HERS = [flows, packCustomers, orders, bookings, couponCustomers, scratchCustomers]

const has = (table: (typeof HERS)[number], which = sql`true`) =>
  sql`exists (select 1 from ${table} where ${table.userId} = ${users.id} and ${which})`

/**
 * May this account be erased for whoever proves its address? No password was chosen, and it is switched off without a pack that
 * was paid for or an order on its way, or else nothing is hers anywhere and it is no invitation to this very activity. docs/decisions/unused-accounts.md
 */
const mayBeErased = (activityId: string): SQL | undefined =>
  and(
    eq(users.passwordHash, NO_PASSWORD),
    sql`cardinality(${users.roles}) = 0`,
    or(
      and(eq(users.active, false), not(has(packCustomers, isNotNull(packCustomers.paid))), not(has(orders, IS_AWAITED))),
      and(
        ...HERS.map((table) => not(has(table))),
        sql`not exists (select 1 from ${members} where ${members.userId} = ${users.id} and ${members.activityId} = ${activityId})`,
      ),
    ),
  )

/** Has somebody this user name, and uses it? */
export const isTaken = async (w: OwnReads, username: string): Promise<boolean> =>
  (await handleOf(w).tx.$count(users, and(eq(users.username, username), sql`not (${mayBeErased('')})`))) > 0

/** Whose this address is to who would join the activity; undefined if it is nobody's: an account that was never used is. */
export const ownerOf = (w: OpenReads, username: string): Promise<Account | undefined> =>
  accountWhere(w, and(eq(users.username, username), sql`not (${mayBeErased(handleOf(w).activityId)})`))

/** Erases an unused account of this user name, for whoever has proved the address; `activityId`: which she joins, '' if none. */
export async function makeRoom(w: OwnWork | OpenWork, username: string, activityId: string) {
  const { tx } = groundOf(w)
  const isIts = eq(users.username, username)
  await tx.select({ id: users.id }).from(users).where(isIts).for('update') // who sells her a pack at this instant comes before, or not at all
  const [found] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isIts, mayBeErased(activityId)))
  if (found) await eraseNow(w, found.id)
}

type Person = Omit<NewAccount, 'roles' | 'created'>

/**
 * Makes the account of somebody who proved its address and joins the activity.
 * @returns its id; undefined if the address has one that is used
 */
export async function createAccount(w: OpenWork, person: Person): Promise<string | undefined> {
  const { now, activityId } = handleOf(w)
  await makeRoom(w, asUserName(person.email), activityId)
  return addUser(w, { ...person, created: now() })
}
