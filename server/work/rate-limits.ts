import { randomUUID } from 'node:crypto'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { attempts } from '../db/schema/auth.ts'
import { cooldown } from './cooldown.ts'

/** So many events of one subject within a time. */
export type Limit = { name: string; subject: string; most: number; seconds: number }

/** What must outlive a refusal: each of these commits by itself. Never called inside a Work, whose transaction may hold the only connection. */
export const rateLimits = (db: Db, now: () => Date) => ({
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

  /** Takes what there is one of in a time. */
  cooldown: cooldown(db, now),

  /** Forgives the events of one limit. */
  forgive: ({ name, subject }: Pick<Limit, 'name' | 'subject'>) =>
    db.delete(attempts).where(and(eq(attempts.name, name), eq(attempts.subject, subject))),
})
export type RateLimits = ReturnType<typeof rateLimits>
