import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { passkeys } from './schema/passkeys.ts'

/** Passkeys as somebody shows them who is not logged in. */
export const openPasskeys = (tx: Db, now: () => Date) => ({
  /** The one of this credential on this host. */
  find: async (credential: string, host: string) =>
    (
      await tx
        .select()
        .from(passkeys)
        .where(and(eq(passkeys.credential, credential), eq(passkeys.host, host)))
    )[0],
  /** Counts a use, where nobody has counted another one since; false where somebody has. */
  use: async (id: string, before: number, counter: number): Promise<boolean> => {
    const used = await tx
      .update(passkeys)
      .set({ counter, used: now() })
      .where(and(eq(passkeys.id, id), eq(passkeys.counter, before)))
      .returning({ id: passkeys.id })
    return used.length > 0
  },
})

type Made = Omit<typeof passkeys.$inferInsert, 'id' | 'userId'>

/** One person's, as they are made. */
export const ownPasskeys = (tx: Db, userId: string) => ({
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
