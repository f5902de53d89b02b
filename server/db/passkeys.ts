import { randomUUID } from 'node:crypto'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { passkeys } from './schema/passkeys.ts'

const shown = (tx: Db, now: () => Date, whose?: SQL) => ({
  /** The one of this credential on this host. */
  find: async (credential: string, host: string) =>
    (
      await tx
        .select()
        .from(passkeys)
        .where(and(eq(passkeys.credential, credential), eq(passkeys.host, host), whose))
    )[0],
  /** Counts a use, where nobody has counted another one since; false where somebody has. */
  use: async (id: string, before: number, counter: number): Promise<boolean> => {
    const used = await tx
      .update(passkeys)
      .set({ counter, used: now() })
      .where(and(eq(passkeys.id, id), eq(passkeys.counter, before), whose))
      .returning({ id: passkeys.id })
    return used.length > 0
  },
})

const removeOf = async (tx: Db, userId: string): Promise<boolean> =>
  (await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })).length > 0

/** Passkeys as somebody shows them who is not logged in. */
export const openPasskeys = (tx: Db, now: () => Date) => ({
  ...shown(tx, now),
  /** Removes all of this person; false where she had none. */
  removeAll: (userId: string) => removeOf(tx, userId),
})

type Made = Omit<typeof passkeys.$inferInsert, 'id' | 'userId'>

/** One person's. */
export const ownPasskeys = (tx: Db, userId: string, now: () => Date) => ({
  ...shown(tx, now, eq(passkeys.userId, userId)),
  /** Removes all of them; false where there were none. */
  removeAll: () => removeOf(tx, userId),
  /** Keeps it; nothing where it is somebody's already, be it hers. */
  add: async (made: Made) =>
    (
      await tx
        .insert(passkeys)
        .values({ ...made, userId, id: randomUUID() })
        .onConflictDoNothing()
        .returning()
    )[0],
})
