import { and, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { refreshTokens, users } from '../../db/schema/auth.ts'
import { devices, unsubscribed } from '../../db/schema/devices.ts'
import { groundOf } from '../../work/handle.ts'
import type { Row } from '../../work/tables.ts'
import type { AnyWork } from '../../work/works.ts'

/**
 * Ends log-ins until there is none left: a token that was being exchanged meanwhile has left a child, which only a later look sees.
 * @returns whose they were, once for each token that it ended
 */
export async function revoke(w: AnyWork, which: SQL | undefined): Promise<string[]> {
  const { tx, now } = groundOf(w)
  const all: string[] = []
  for (;;) {
    const ended = await tx
      .update(refreshTokens)
      .set({ revoked: now() })
      .where(and(which, isNull(refreshTokens.revoked)))
      .returning({ userId: refreshTokens.userId })
    if (ended.length === 0) return all
    all.push(...ended.map(({ userId }) => userId))
  }
}

/** Refresh tokens by their hash. SEMANTICS 2. */
export function sessions(w: AnyWork) {
  const { tx, now, forget } = groundOf(w)
  return {
    /** The token's row, held until the end of the transaction, so that rivals with the same token wait; undefined if there is none. */
    hold: async (hash: string) => (await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash)).for('update'))[0],
    /** Whose it will be, held so that nobody changes her password or switches her off before it is committed; undefined if she is gone. */
    holdOwner: async (userId: string): Promise<Row<typeof users> | undefined> =>
      (await tx.select().from(users).where(eq(users.id, userId)).for('share'))[0],
    start: (token: { hash: string; family: string; userId: string; expires: Date; began?: Date }) =>
      tx.insert(refreshTokens).values({ began: now(), ...token, created: now() }),
    use: (hash: string) => tx.update(refreshTokens).set({ used: now() }).where(eq(refreshTokens.hash, hash)),
    /**
     * Ends a log-in: no token of its family works again, and the device it was on gets no push, nor a new subscription, before
     * somebody logs in there again. False if a rival was first.
     */
    end: async (family: string): Promise<boolean> => {
      const [userId] = await revoke(w, eq(refreshTokens.family, family))
      if (userId === undefined) return false
      forget(userId)
      await tx
        .update(devices)
        .set({ ...unsubscribed, lost: false, gone: null })
        .where(and(eq(devices.userId, userId), eq(devices.family, family)))
      return true
    },
    /**
     * Nothing renews this log-in of hers any more, and its device gets no push; the access token that was given out runs out by
     * itself. Looks as often as it finds one, as `revoke` does.
     */
    letRunOut: async (userId: string, family: string) => {
      // One moment for all: what it ended would be living again, to a look at a moment before.
      const at = now()
      const own = and(eq(refreshTokens.userId, userId), eq(refreshTokens.family, family), gt(refreshTokens.expires, at))
      const run = () => tx.update(refreshTokens).set({ expires: at }).where(own).returning({ family: refreshTokens.family })
      while ((await run()).length > 0);
      await tx
        .update(devices)
        .set(unsubscribed)
        .where(and(eq(devices.userId, userId), eq(devices.family, family)))
    },
    /**
     * Ends all log-ins of a person, but for one that is told. No device where one ended gets a push any more before somebody
     * logs in there again.
     */
    endAll: async (userId: string, exceptFamily?: string) => {
      const others = exceptFamily === undefined ? undefined : ne(refreshTokens.family, exceptFamily)
      await revoke(w, and(eq(refreshTokens.userId, userId), others))
      forget(userId)
      const isElsewhere = exceptFamily === undefined ? undefined : sql`${devices.family} is distinct from ${exceptFamily}`
      await tx
        .update(devices)
        .set(unsubscribed)
        .where(and(eq(devices.userId, userId), isElsewhere))
    },
  }
}
