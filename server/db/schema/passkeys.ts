import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './activities.ts'
import { userId } from './auth.ts'

/** What opens an account without its password, on one host. `credential`, `publicKey`: base64url, as WebAuthn names them. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: userId(),
    credential: text().notNull().unique(),
    publicKey: text().notNull(),
    /** How often its authenticator says it was used; 0 where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    /** Host name: WebAuthn's relying party. */
    host: text().notNull(),
    name: text().notNull(),
    created: instant().notNull(),
    used: instant(),
  },
  (t) => [index('passkeys_user').on(t.userId)],
)
