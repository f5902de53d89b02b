import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './activities.ts'
import { users } from './auth.ts'

/** What a secret that somebody gets by mail is for. A ticket and the questions to a passkey are those that no letter brings. */
export type Purpose = 'registration' | 'recovery' | 'ticket' | 'email-change' | 'deletion' | 'invitation' | 'passkey' | 'passkey-proof'

/**
 * Secrets that people get by mail. No secret is here: it is derived from a key and `id`, found by a keyed hash, and `subject`
 * is a keyed hash of the address it went to. SEMANTICS 2.
 */
export const codes = pgTable(
  'codes',
  {
    id: text().primaryKey(),
    purpose: text().$type<Purpose>().notNull(),
    hash: text().notNull().unique(),
    subject: text().notNull(),
    /** Whose account it is about, where the address has one. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** Wrong digits so far. */
    tries: integer().notNull().default(0),
    created: instant().notNull(),
    expires: instant().notNull(),
    /** When its digits came for the first time. */
    verified: instant(),
    used: instant(),
    /** By which try, as a keyed hash: who repeats that is answered again. */
    attempt: text(),
  },
  (t) => [index('codes_subject').on(t.purpose, t.subject), index('codes_user').on(t.userId), index('codes_expires').on(t.expires)],
)
