import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { type Ended, sessions } from './accounts.ts'
import { attempts, refreshTokens } from './schema/auth.ts'
import { codes } from './schema/codes.ts'
import { announcedDevices } from './schema/devices.ts'
import { exports } from './schema/exports.ts'
import { onceKeys } from './schema/once.ts'
import { cooldown } from '../work/cooldown.ts'
import type { Enqueue } from '../work/job.ts'
import { mail } from '../jobs/definitions.ts'
import type { LetterPayload } from '../jobs/letter-payloads.ts'

/** Longer than any limit looks back. */
const DAY_MS = 86_400_000

/** So many events of one subject within a time. */
export type Limit = { name: string; subject: string; most: number; seconds: number }

/** What must outlive a refusal: each of these commits by itself. Never called inside a Work, whose transaction may hold the only connection. */
export const guard = (db: Db, now: () => Date, enqueue: Enqueue, ended: Ended = () => {}) => ({
  /** Counts one event against each limit. Committed before anybody counts again, so rivals see it. */
  note: async (limits: Limit[]) => {
    await db.insert(attempts).values(limits.map(({ name, subject }) => ({ id: randomUUID(), name, subject, at: now() })))
  },

  /** Seconds until all of these limits let one more event through; 0 is now. `spare` events are forgiven. */
  wait: async (limits: Limit[], spare = 0): Promise<number> => {
    const waits = await Promise.all(
      limits.map(async ({ name, subject, most, seconds }) => {
        const since = new Date(now().getTime() - seconds * 1000)
        const [last] = await db
          .select({ at: attempts.at })
          .from(attempts)
          .where(and(eq(attempts.name, name), eq(attempts.subject, subject), gt(attempts.at, since)))
          .orderBy(desc(attempts.at))
          .offset(most - 1 + spare)
          .limit(1)
        return last ? Math.max(1, Math.ceil((last.at.getTime() + seconds * 1000 - now().getTime()) / 1000)) : 0
      }),
    )
    return Math.max(0, ...waits)
  },

  /** Does what may be done once in so many seconds. */
  cooldown: cooldown(db, now),

  /** Forgives the events of one limit. */
  forgive: ({ name, subject }: Pick<Limit, 'name' | 'subject'>) =>
    db.delete(attempts).where(and(eq(attempts.name, name), eq(attempts.subject, subject))),

  /** Ends a log-in whose refresh token came back too late, and has one letter sent about it, however many came at once. */
  endFamily: async (family: string, letter: LetterPayload | undefined) => {
    const whose: string[] = []
    await db.transaction(async (tx) => {
      const isFirst = await sessions(tx, now, (userId) => whose.push(userId)).end(family)
      if (letter && isFirst) await enqueue(tx, mail, letter)
    })
    whose.forEach(ended)
  },
})
export type Guard = ReturnType<typeof guard>

/** How long a device waits for the log-in that makes it somebody's, and a wish for its repetition. */
const WEEK_MS = 7 * DAY_MS

/** Removes rows whose time is over: events that no limit looks at any more, refresh tokens that have expired, what nobody came back for. */
export async function tidy(db: Db, now: () => Date) {
  await db.delete(attempts).where(lt(attempts.at, new Date(now().getTime() - DAY_MS)))
  await db.delete(refreshTokens).where(lt(refreshTokens.expires, now()))
  await db.delete(exports).where(lt(exports.expires, now()))
  await db.delete(codes).where(lt(codes.expires, new Date(now().getTime() - DAY_MS)))
  const aWeekAgo = new Date(now().getTime() - WEEK_MS)
  await db.delete(announcedDevices).where(lt(announcedDevices.created, aWeekAgo))
  await db.delete(onceKeys).where(lt(onceKeys.created, aWeekAgo))
}
