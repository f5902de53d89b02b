import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { codes as table, type Purpose } from '../../db/schema/codes.ts'
import { groundOf } from '../../work/handle.ts'
import type { AnyReads } from '../../work/works.ts'
import { hashOf, secretsOf, subjectOf } from './secrets.ts'

type Code = typeof table.$inferSelect

/** Wrong digits that end a code. SEMANTICS 2. */
const TRIES = 5
const MINUTE = 60
/** Seconds that each lives. */
const LIVES: Record<Purpose, number> = {
  registration: 10 * MINUTE,
  recovery: 60 * MINUTE,
  ticket: 15 * MINUTE,
  'email-change': 10 * MINUTE,
  deletion: 10 * MINUTE,
  invitation: 7 * 24 * 60 * MINUTE,
  passkey: 5 * MINUTE,
  'passkey-proof': 5 * MINUTE,
}
/** Seconds that remain after the right digits, to fill in the rest. */
const VERIFIED_LIVES = 60 * MINUTE

/** `about`: the address it goes to, or whatever else it is bound to. `id`: where a job asks again for what it has asked for. */
type Wish = { purpose: Purpose; about: string; userId?: string | undefined; id?: string }

/** Secrets by mail: six digits, checked together with an opaque challenge, or an opaque code alone. SEMANTICS 2. */
export const codes = (w: AnyReads, key: Buffer) => {
  const { tx, now } = groundOf(w)
  const after = (seconds: number) => new Date(now().getTime() + seconds * 1000)
  const alive = (purpose: Purpose, opaque: string) =>
    and(eq(table.hash, hashOf(key, opaque)), eq(table.purpose, purpose), isNull(table.used), gt(table.expires, now()))

  const ended = (which: SQL | undefined) =>
    tx
      .update(table)
      .set({ used: now() })
      .where(and(which, isNull(table.used)))

  const isAlive = (row: Code) => !row.used && row.expires > now()

  return {
    /** Makes one. `id` is for the letter's job, `opaque` for who asked. */
    issue: async ({ purpose, about, userId, id = randomUUID() }: Wish) => {
      const { opaque } = secretsOf(key, id)
      const row = {
        id,
        purpose,
        userId,
        hash: hashOf(key, opaque),
        subject: subjectOf(key, about),
        created: now(),
        expires: after(LIVES[purpose]),
      }
      await tx.insert(table).values(row).onConflictDoNothing()
      return { id, opaque }
    },

    /** The one that this opens, used or over as it may be; undefined if there is none. */
    find: async (purpose: Purpose, opaque: string): Promise<Code | undefined> =>
      (
        await tx
          .select()
          .from(table)
          .where(and(eq(table.hash, hashOf(key, opaque)), eq(table.purpose, purpose)))
      )[0],

    /** Was one ever made by this id? */
    isKnown: async (id: string) => (await tx.$count(table, eq(table.id, id))) > 0,
    isAlive,
    isAbout: (row: Code, about: string) => row.subject === subjectOf(key, about),

    /** What the letter of this one says; undefined if it is of no use any more. */
    letter: async (id: string) => {
      const [row] = await tx.select().from(table).where(eq(table.id, id))
      return row && isAlive(row) ? { ...secretsOf(key, id), userId: row.userId } : undefined
    },

    /** Compares digits and counts a wrong try; must not be rolled back. Right ones may be checked again. */
    check: async (purpose: Purpose, opaque: string, digits: string) => {
      const [row] = await tx
        .update(table)
        .set({ tries: sql`${table.tries} + 1` })
        .where(and(alive(purpose, opaque), lt(table.tries, TRIES)))
        .returning()
      if (!row) return { outcome: 'expired', left: 0, row } as const
      if (digits !== secretsOf(key, row.id).digits) return { outcome: 'wrong', left: TRIES - row.tries, row: undefined } as const
      const fresh = row.verified ? {} : { verified: now(), expires: after(VERIFIED_LIVES) }
      await tx
        .update(table)
        .set({ tries: row.tries - 1, ...fresh })
        .where(eq(table.id, row.id))
      return { outcome: 'correct', left: TRIES, row } as const
    },

    /**
     * Uses it up, once; undefined if a rival was first, or it is over. A refusal of the same transaction gives it back.
     * @param attempt what it is repeated by where the answer is lost
     */
    spend: async (purpose: Purpose, opaque: string, attempt?: string): Promise<Code | undefined> => {
      const used = { used: now(), ...(attempt && { attempt: hashOf(key, attempt) }) }
      return (await tx.update(table).set(used).where(alive(purpose, opaque)).returning())[0]
    },

    /** The one that this attempt has used up, as long as it would have lived: the answer was lost. Undefined of any other. */
    usedBy: async (purpose: Purpose, opaque: string, attempt: string | undefined): Promise<Code | undefined> => {
      if (!attempt) return undefined
      const isIts = and(isNotNull(table.used), gt(table.expires, now()), eq(table.attempt, hashOf(key, attempt)))
      const isThis = and(eq(table.hash, hashOf(key, opaque)), eq(table.purpose, purpose))
      return (await tx.select().from(table).where(and(isThis, isIts)))[0]
    },

    /** Ends what this person still has of a purpose. */
    end: (purpose: Purpose, userId: string) => ended(and(eq(table.userId, userId), eq(table.purpose, purpose))),
    /** Removes what this person had of a purpose and is over. */
    sweep: (purpose: Purpose, userId: string) => {
      const isOver = or(isNotNull(table.used), lte(table.expires, now()))
      return tx.delete(table).where(and(eq(table.userId, userId), eq(table.purpose, purpose), isOver))
    },
    /** Ends what this person still has of any: who asked for it may be somebody else. */
    endAll: (userId: string) => ended(eq(table.userId, userId)),
  }
}
