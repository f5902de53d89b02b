import { sql, type SQLWrapper } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'
import { foldedIn } from './folded.ts'

/** The hash of somebody who was invited and has chosen none yet: no password fits. */
export const NO_PASSWORD = ''

const WITHOUT_MORE = "regexp_replace(username, '^([^@+]+)[+][^@]*@', '\\1@')"
const MAILBOX = `case when username ~ '@(gmail|googlemail)[.]com$'
  then replace(split_part(${WITHOUT_MORE}, '@', 1), '.', '') || '@gmail.com' else ${WITHOUT_MORE} end`

/** Is a super admin among them? As the indexes have it: the role is part of the statement, not sent apart. */
export const isSuper = (roles: SQLWrapper) => sql`'ROLE_SUPER_ADMIN' = any(${roles})`

/** A person. `roles` are the platform's (ROLE_SUPER_ADMIN); those within an activity are her membership's. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    username: text().notNull().unique(),
    email: text().notNull(),
    /** Where letters to the user name arrive, as `mailboxOf` of rules/email.ts says: what follows a plus sign is left out, at Gmail dots too. */
    mailbox: text().notNull().generatedAlwaysAs(sql.raw(MAILBOX)),
    passwordHash: text().notNull(),
    name: text().notNull(),
    surname: text().notNull(),
    active: boolean().notNull().default(true),
    /** What staff look for her by. */
    folded: text()
      .notNull()
      .generatedAlwaysAs(foldedIn(sql.raw("name || ' ' || surname || ' ' || email"))),
    roles: text().array().notNull().default([]),
    language: text().notNull().default('it'),
    /** She wants notices by e-mail as well. */
    noticeMail: boolean().notNull().default(false),
    /** She wants to be reminded of her bookings the day before, and two hours before. */
    remindDay: boolean().notNull().default(true),
    remindHours: boolean().notNull().default(true),
    /** She wants to go, and is erased then unless she changes her mind. */
    leaving: instant(),
    created: instant().notNull(),
  },
  (t) => [
    index('users_leaving').on(t.leaving),
    index('users_mailbox').on(t.mailbox),
    // As an administrator's list has them.
    index('users_names').on(sql`lower(${t.name})`, sql`lower(${t.surname})`, t.id),
    index('users_super').on(t.id).where(isSuper(t.roles)),
  ],
)

/** Whose a row is: it goes with its person. */
export const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Who belongs to which activity, and as what. */
export const members = pgTable(
  'members',
  {
    activityId: activityId(),
    userId: userId(),
    id: text().notNull(),
    roles: text().array().notNull(),
    created: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.userId] }),
    unique('members_id').on(t.activityId, t.id),
    index('members_user').on(t.userId),
    index('members_super').on(t.userId).where(isSuper(t.roles)),
  ],
)

/** Refresh tokens, hashed. A family is one log-in on one device; reuse after the grace revokes all of it. SEMANTICS 2. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    family: text().notNull(),
    userId: userId(),
    created: instant().notNull(),
    /** When she logged in: its family's first instant. */
    began: instant().notNull().defaultNow(),
    expires: instant().notNull(),
    /** When it was exchanged for its child. */
    used: instant(),
    revoked: instant(),
  },
  (t) => [
    index('refresh_tokens_family').on(t.family),
    index('refresh_tokens_user').on(t.userId),
    index('refresh_tokens_expires').on(t.expires),
  ],
)

/** One row per counted event of a rate limit; `subject` is a keyed hash, never the address itself. */
export const attempts = pgTable(
  'attempts',
  { id: text().primaryKey(), name: text().notNull(), subject: text().notNull(), at: instant().notNull() },
  (t) => [index('attempts_subject').on(t.name, t.subject, t.at), index('attempts_at').on(t.at)],
)

/** Keys made at the first start, so that every process shares them. SEMANTICS 11. */
export const secrets = pgTable('secrets', { name: text().primaryKey(), value: text().notNull() })
