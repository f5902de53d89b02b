import { and, eq, isNull } from 'drizzle-orm'
import type { LanguageCode } from '#contract/languages.ts'
import { languageOf } from '#rules/languages.ts'
import type { Db } from './connect.ts'
import { users } from './schema/auth.ts'
import { exports } from './schema/exports.ts'
import { type Say, tell } from './telling.ts'

/**
 * What a person asked to have and does not have yet, with all that is known about her in the words of `sayIn` her language;
 * nothing where it is written already.
 */
export async function wanted(db: Db, id: string, sayIn: (language: LanguageCode) => Promise<Say>) {
  const [found] = await db
    .select({ userId: exports.userId, language: users.language })
    .from(exports)
    .innerJoin(users, eq(users.id, exports.userId))
    .where(and(eq(exports.id, id), isNull(exports.expires)))
  if (!found) return undefined
  const language = languageOf(found.language) ?? 'it'
  const facts = await tell(db, found.userId, await sayIn(language))
  return facts && { language, facts }
}

/** Keeps it for her to take; false where another process was first. */
export async function ready(tx: Db, id: string, written: { json: string; html: string; expires: Date }): Promise<boolean> {
  const kept = await tx
    .update(exports)
    .set(written)
    .where(and(eq(exports.id, id), isNull(exports.expires)))
    .returning({ id: exports.id })
  return kept.length > 0
}

/** Whom to tell that it is ready; nothing once she has taken it. */
export const readyFor = async (db: Db, id: string) =>
  (
    await db
      .select({ to: users.email, name: users.name, language: users.language, expires: exports.expires })
      .from(exports)
      .innerJoin(users, eq(users.id, exports.userId))
      .where(eq(exports.id, id))
  )[0]
