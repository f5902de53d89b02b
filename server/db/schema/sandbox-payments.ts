import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What a pretended provider remembers, outside production alone. SEMANTICS 13. */
export const sandboxPayments = pgTable('sandbox_payments', { ref: text().primaryKey(), payment: jsonb().notNull() })
