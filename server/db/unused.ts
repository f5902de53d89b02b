import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { asUserName } from '#rules/email.ts'
import type { Db } from './connect.ts'
import { addUser, type NewAccount } from '../data/users/rows.ts'
import { openWorkOf } from '../work/open.ts'
import { openScope } from '../work/scope.ts'
import { eraseNow } from './personal.ts'
import { members, NO_PASSWORD, users } from './schema/auth.ts'
import { flows } from './schema/cards.ts'

/**
 * Was this account only ever made for an address? No password was chosen, and it is switched off, or else nothing moved on a
 * card and it is no invitation to this very activity. docs/decisions/unused-accounts.md
 */
export const isUnused = (activityId: string): SQL | undefined =>
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

/** Erases an unused account of this user name, for whoever has proved the address. */
export async function makeRoom(tx: Db, username: string, activityId: string, now: Date) {
  const unused = and(eq(users.username, username), isUnused(activityId))
  const [found] = await tx.select({ id: users.id }).from(users).where(unused).for('update')
  if (found) await eraseNow(tx, found.id, now)
}

type Person = Omit<NewAccount, 'roles'>

/** Makes the account of somebody who proved its address and joins the activity; nothing where the address has one that is used. */
export async function settle(tx: Db, activityId: string, person: Person & { created: Date }): Promise<string | undefined> {
  await makeRoom(tx, asUserName(person.email), activityId, person.created)
  const nobody = { now: () => person.created, enqueue: async () => {}, forget: () => {} }
  return addUser(openWorkOf({ tx, ...nobody }, openScope(activityId)), person)
}
