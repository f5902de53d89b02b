import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

/** Where a customer has things of one activity sent to. `countryId`: ISO 3166 alpha-2. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    name: text().notNull(),
    address: text().notNull(),
    streetNumber: text().notNull(),
    cap: text().notNull(),
    city: text().notNull(),
    province: text().notNull(),
    countryId: text().notNull(),
    created: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] }), index('customer_addresses_owner').on(t.activityId, t.userId, t.created)],
)
