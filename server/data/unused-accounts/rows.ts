import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { asUserName } from '#rules/email.ts'
import { members, NO_PASSWORD, users } from '../../db/schema/auth.ts'
import { flows } from '../../db/schema/cards.ts'
import { groundOf, handleOf } from '../../work/handle.ts'
import type { OpenReads, OpenWork } from '../../work/open.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import { type Account, accountWhere } from '../account/rows.ts'
import { eraseNow } from '../erasing/rows.ts'
import { addUser, type NewAccount } from '../users/rows.ts'

/**
 * Was this account only ever made for an address? No password was chosen, and it is switched off, or else nothing moved on a
 * card and it is no invitation to this very activity. docs/decisions/unused-accounts.md
 */
const isUnused = (activityId: string): SQL | undefined =>
  and(
    eq(users.passwordHash, NO_PASSWORD),
    sql`cardinality(${users.roles}) = 0`,
    or(
      eq(users.active, false),
      and(
        sql`not exists (select 1 from ${flows} where ${flows.userId} = ${users.id})`,
        sql`not exists (select 1 from ${members} where ${members.userId} = ${users.id} and ${members.activityId} = ${activityId})`,
      ),
    ),
  )

/** Has somebody this user name, and uses it? */
export const isTaken = async (w: OwnReads, username: string): Promise<boolean> =>
  (await handleOf(w).tx.$count(users, and(eq(users.username, username), sql`not (${isUnused('')})`))) > 0

/** Whose this address is to who would join the activity; undefined if it is nobody's: an account that was never used is. */
export const ownerOf = (w: OpenReads, username: string): Promise<Account | undefined> =>
  accountWhere(w, and(eq(users.username, username), sql`not (${isUnused(handleOf(w).activityId)})`))

/** Erases an unused account of this user name, for whoever has proved the address; `activityId`: which she joins, '' if none. */
export async function makeRoom(w: OwnWork | OpenWork, username: string, activityId: string) {
  const { tx } = groundOf(w)
  const unused = and(eq(users.username, username), isUnused(activityId))
  const [found] = await tx.select({ id: users.id }).from(users).where(unused).for('update')
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
