import { and, eq, type SQL } from 'drizzle-orm'
import { members, users } from '../../db/schema/auth.ts'
import { groundOf, handleOf } from '../../work/handle.ts'
import type { OpenReads, OpenWork } from '../../work/open.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import type { Row } from '../../work/tables.ts'
import type { AnyReads, AnyWork } from '../../work/works.ts'
import { ageHers, showsOnPasses } from '../wallets/rows.ts'

/** A person with the roles of the platform and of all her activities together. */
export type Account = Row<typeof users>

/** The account for which this holds; undefined if there is none. For `rows.ts` of other nouns. */
export async function accountWhere(w: AnyReads, which: SQL | undefined): Promise<Account | undefined> {
  const found = await groundOf(w)
    .tx.select({ user: users, roles: members.roles })
    .from(users)
    .leftJoin(members, eq(members.userId, users.id))
    .where(which)
  const user = found[0]?.user
  return user && { ...user, roles: [...new Set([...user.roles, ...found.flatMap((row) => row.roles ?? [])])] }
}

/** The account of a user name or id; undefined if there is none. */
export const accountBy = (w: OpenReads, by: { username: string } | { id: string }) =>
  accountWhere(w, 'id' in by ? eq(users.id, by.id) : eq(users.username, by.username))

/** Another password for whoever has proved that it is hers to set. */
export const setPassword = (w: OpenWork, userId: string, passwordHash: string) =>
  handleOf(w).tx.update(users).set({ passwordHash }).where(eq(users.id, userId))

/** Her own account, with the roles of the platform alone; undefined if she is gone. */
export async function account(w: OwnReads): Promise<Account | undefined> {
  const { tx, userId } = handleOf(w)
  return (await tx.select().from(users).where(eq(users.id, userId)))[0]
}

/** The same, which nobody else holds or changes until commit. */
export async function holdAccount(w: OwnWork): Promise<Account | undefined> {
  const { tx, userId } = handleOf(w)
  return (await tx.select().from(users).where(eq(users.id, userId)).for('update'))[0]
}

type Fields = Partial<Pick<Account, 'name' | 'surname' | 'language' | 'noticeMail' | 'remindDay' | 'remindHours' | 'leaving'>>

/** Changes her own account, and gives it back; undefined if she is gone. */
export async function setAccount(w: OwnWork, fields: Fields): Promise<Account | undefined> {
  const { tx, userId } = handleOf(w)
  const [changed] = await tx.update(users).set(fields).where(eq(users.id, userId)).returning()
  if (showsOnPasses(fields)) await ageHers(w, userId)
  return changed
}

/** Another password of her own; false if the one that was checked is no longer the one she has. */
export async function exchangePassword(w: OwnWork, passwordHash: string, before: string): Promise<boolean> {
  const { tx, userId } = handleOf(w)
  const changed = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, before)))
    .returning({ id: users.id })
  return changed.length > 0
}

function isDuplicate(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === '23505' || (cause !== undefined && isDuplicate(cause))
}

/** Another address of this account, which is its user name as well; false if somebody else has it, be it since this very instant. */
export async function setAddress(w: AnyWork, id: string, { email, username }: Pick<Account, 'email' | 'username'>): Promise<boolean> {
  try {
    await groundOf(w).tx.transaction((attempt) => attempt.update(users).set({ email, username }).where(eq(users.id, id)))
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}
