import { randomUUID } from 'node:crypto'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import { passkeys } from '../../db/schema/passkeys.ts'
import { groundOf, handleOf } from '../../work/handle.ts'
import type { OpenReads, OpenWork } from '../../work/open.ts'
import type { OwnReads, OwnWork } from '../../work/own.ts'
import { query } from '../../work/query.ts'
import type { Row } from '../../work/tables.ts'
import type { AnyWork } from '../../work/works.ts'

export type KeptPasskey = Row<typeof passkeys>

/** The oldest first. */
export const oldestFirst = query(passkeys, (t) => ({ sort: [asc(t.created)] }))

/** Of whoever is logged in only hers; of nobody yet, whosever it is. */
const whose = ({ scope }: OwnReads | OpenReads): SQL | undefined => ('userId' in scope ? eq(passkeys.userId, scope.userId) : undefined)

/** The one of this credential on this host; undefined if there is none. */
export async function passkeyOf(w: OwnReads | OpenReads, credential: string, host: string): Promise<KeptPasskey | undefined> {
  const isIt = and(eq(passkeys.credential, credential), eq(passkeys.host, host), whose(w))
  return (await groundOf(w).tx.select().from(passkeys).where(isIt))[0]
}

/** Counts a use; false if somebody has counted another one since `before`. */
export async function countUse(w: OwnWork | OpenWork, { id, counter: before }: KeptPasskey, counter: number): Promise<boolean> {
  const { tx, now } = groundOf(w)
  const used = await tx
    .update(passkeys)
    .set({ counter, used: now() })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, before), whose(w)))
    .returning({ id: passkeys.id })
  return used.length > 0
}

/** Removes all of this person; false if she had none. */
export async function removePasskeys(w: AnyWork, userId: string): Promise<boolean> {
  const removed = await groundOf(w).tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id })
  return removed.length > 0
}

type Made = Omit<typeof passkeys.$inferInsert, 'id' | 'userId'>

/** Keeps one of hers; undefined if it is somebody's already, be it hers. */
export async function keepPasskey(w: OwnWork, made: Made): Promise<KeptPasskey | undefined> {
  const { tx, userId } = handleOf(w)
  const [kept] = await tx
    .insert(passkeys)
    .values({ ...made, userId, id: randomUUID() })
    .onConflictDoNothing()
    .returning()
  return kept
}
