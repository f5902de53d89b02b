import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { asUserName } from '#rules/email.ts'
import { users } from '../../db/schema/auth.ts'
import { handleOf } from '../../work/handle.ts'
import type { AnyScope } from '../../work/scope.ts'

export type NewAccount = Pick<
  typeof users.$inferInsert,
  'email' | 'name' | 'surname' | 'passwordHash' | 'roles' | 'language' | 'active' | 'created'
>

/** Makes an account; the e-mail address, in the form it is compared in, is its user name. @returns its id; undefined if the address has an account */
export async function addUser(w: { scope: AnyScope }, { email, roles = [], ...person }: NewAccount): Promise<string | undefined> {
  const [user] = await handleOf(w)
    .tx.insert(users)
    .values({ id: randomUUID(), username: asUserName(email), email, roles, ...person })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return user?.id
}

/** Whose account has this user name; undefined if none has. */
export async function userNamed(w: { scope: AnyScope }, username: string): Promise<string | undefined> {
  const [user] = await handleOf(w).tx.select({ id: users.id }).from(users).where(eq(users.username, username))
  return user?.id
}
