import { eq, lte } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { attempts } from '../db/schema/auth.ts'

/** What a subject may do once in so many seconds; `subject` is a keyed hash. */
export type Cooldown = { name: string; subject: string; seconds: number }

/** Does it, whoever else wants it in the same instant, unless it was done in that time. @returns seconds to wait; 0: it is done */
export const cooldown =
  (tx: Db, now: () => Date) =>
  async ({ name, subject, seconds }: Cooldown): Promise<number> => {
    const id = `${name}:${subject}`
    const [taken] = await tx
      .insert(attempts)
      .values({ id, name, subject, at: now() })
      .onConflictDoUpdate({
        target: attempts.id,
        set: { at: now() },
        setWhere: lte(attempts.at, new Date(now().getTime() - seconds * 1000)),
      })
      .returning()
    if (taken) return 0
    const [last] = await tx.select({ at: attempts.at }).from(attempts).where(eq(attempts.id, id))
    return Math.max(1, Math.ceil(((last?.at ?? now()).getTime() + seconds * 1000 - now().getTime()) / 1000))
  }
