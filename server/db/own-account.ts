import { and, eq, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { users } from './schema/auth.ts'
import { isUnused, makeRoom } from './unused.ts'

function isDuplicate(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  return code === '23505' || (cause !== undefined && isDuplicate(cause))
}

type Fields = Partial<Pick<typeof users.$inferSelect, 'name' | 'surname' | 'language' | 'noticeMail' | 'leaving'>>

/** What a person may do to her own account. */
export const ownAccount = (tx: Db, userId: string) => {
  const hers = eq(users.id, userId)
  return {
    get: async () => (await tx.select().from(users).where(hers))[0],
    /** The same, which nobody else holds or changes until commit. */
    hold: async () => (await tx.select().from(users).where(hers).for('update'))[0],
    set: async (fields: Fields) => (await tx.update(users).set(fields).where(hers).returning())[0],

    /** Another password, while the one that was checked is the one she has. */
    setPassword: async (passwordHash: string, before: string): Promise<boolean> => {
      const changed = await tx
        .update(users)
        .set({ passwordHash })
        .where(and(hers, eq(users.passwordHash, before)))
        .returning({ id: users.id })
      return changed.length > 0
    },

    /** Has somebody this user name? */
    isTaken: async (username: string) => (await tx.$count(users, and(eq(users.username, username), sql`not (${isUnused('')})`))) > 0,
    /** An account of this user name that was never used makes room for her, who proved the address. */
    makeRoom: (username: string, now: Date) => makeRoom(tx, username, '', now),
    /** Another address, which is her user name as well; false where somebody else has it, be it since this very instant. */
    setAddress: async (email: string, username: string): Promise<boolean> => {
      try {
        await tx.transaction((attempt) => attempt.update(users).set({ email, username }).where(hers))
        return true
      } catch (error) {
        if (isDuplicate(error)) return false
        throw error
      }
    },
  }
}
