import { eq, lte } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { attempts } from './schema/auth.ts'

/** What there is one of for a subject in so many seconds; `subject` is a keyed hash. */
export type Turn = { name: string; subject: string; seconds: number }

/** Takes the one turn that there is in a time, whoever else wants it in the same instant. Seconds to wait; 0: it is taken. */
export const turns =
  (tx: Db, now: () => Date) =>
  async ({ name, subject, seconds }: Turn): Promise<number> => {
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
