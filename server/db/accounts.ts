import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { members, refreshTokens, users } from './schema/auth.ts'
import { devices, unsubscribed } from './schema/devices.ts'

/** A person with the roles of the platform and of all her activities together. */
export type Account = typeof users.$inferSelect

/** The account of a user name or id for which `also` holds, or nothing. */
export async function account(tx: Db, by: { username: string } | { id: string }, also?: SQL): Promise<Account | undefined> {
  const found = await tx
    .select({ user: users, roles: members.roles })
    .from(users)
    .leftJoin(members, eq(members.userId, users.id))
    .where(and('id' in by ? eq(users.id, by.id) : eq(users.username, by.username), also))
  const user = found[0]?.user
  return user && { ...user, roles: [...new Set([...user.roles, ...found.flatMap((row) => row.roles ?? [])])] }
}

/**
 * Ends log-ins until there is none left: a token that was being exchanged meanwhile has left a child, which only a later look sees.
 * @returns whose they were, once for each token that it ended
 */
export async function revoke(tx: Db, now: Date, which: SQL | undefined): Promise<string[]> {
  const all: string[] = []
  for (;;) {
    const ended = await tx
      .update(refreshTokens)
      .set({ revoked: now })
      .where(and(which, isNull(refreshTokens.revoked)))
      .returning({ userId: refreshTokens.userId })
    if (ended.length === 0) return all
    all.push(...ended.map(({ userId }) => userId))
  }
}

/** Hears whose log-ins have ended, once that is committed. */
export type Ended = (userId: string) => void

/** Refresh tokens by their hash. SEMANTICS 2. */
export const sessions = (tx: Db, now: () => Date, ended: Ended) => ({
  /** The token's row, held until the end of the transaction, so that rivals with the same token wait. */
  hold: async (hash: string) => (await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash)).for('update'))[0],
  /** Whose it will be, held so that nobody changes her password or switches her off before it is committed. */
  holdOwner: async (userId: string): Promise<typeof users.$inferSelect | undefined> =>
    (await tx.select().from(users).where(eq(users.id, userId)).for('share'))[0],
  start: (token: { hash: string; family: string; userId: string; expires: Date; began?: Date }) =>
    tx.insert(refreshTokens).values({ began: now(), ...token, created: now() }),
  use: (hash: string) => tx.update(refreshTokens).set({ used: now() }).where(eq(refreshTokens.hash, hash)),
  /**
   * Ends a log-in: no token of its family works again, and the device it was on gets no push, nor a new subscription, before
   * somebody logs in there again. False where a rival was first.
   */
  end: async (family: string): Promise<boolean> => {
    const [userId] = await revoke(tx, now(), eq(refreshTokens.family, family))
    if (userId === undefined) return false
    ended(userId)
    await tx
      .update(devices)
      .set({ ...unsubscribed, lost: false, gone: null })
      .where(and(eq(devices.userId, userId), eq(devices.family, family)))
    return true
  },
  /**
   * Ends all log-ins of a person, but for one that is told. No device where one ended gets a push any more before somebody
   * logs in there again.
   */
  endAll: async (userId: string, exceptFamily?: string) => {
    const others = exceptFamily === undefined ? undefined : ne(refreshTokens.family, exceptFamily)
    await revoke(tx, now(), and(eq(refreshTokens.userId, userId), others))
    ended(userId)
    const isElsewhere = exceptFamily === undefined ? undefined : sql`${devices.family} is distinct from ${exceptFamily}`
    await tx
      .update(devices)
      .set(unsubscribed)
      .where(and(eq(devices.userId, userId), isElsewhere))
  },
})
