import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { activities } from './activities.ts'
import { users } from './auth.ts'

/** Where a customer has things of one activity sent to. `countryId`: ISO 3166 alpha-2. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    activityId: text()
      .notNull()
      .references(() => activities.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    address: text().notNull(),
    streetNumber: text().notNull(),
    cap: text().notNull(),
    city: text().notNull(),
    province: text().notNull(),
    countryId: text().notNull(),
    created: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] }), index('customer_addresses_owner').on(t.activityId, t.userId, t.created)],
)
