import { sql } from 'drizzle-orm'
import { bigint, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

/**
 * What a pack says. `service`: what one place is, by its title of then, and `serviceId` where it can be booked.
 * `translations`: title, description and service by language code.
 */
const worded = () => ({
  title: text().notNull(),
  description: text(),
  service: text(),
  serviceId: text(),
  translations: jsonb().$type<Record<string, Record<string, string>>>().notNull().default({}),
})

/** The packs that an activity can sell, as its bundle says. `price` of all places, in cents. */
export const packs = pgTable(
  'packs',
  {
    activityId: activityId(),
    id: text().notNull(),
    ...worded(),
    price: integer().notNull(),
    places: integer().notNull(),
    validDays: integer().notNull(),
    sort: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] })],
)

/**
 * A pack that a customer has, as it was when she got it: it stays so, whatever becomes of the bundle. `expires`: the last day it
 * counts, `YYYY-MM-DD` on the activity's wall. `paid` in cents, null for a gift. SEMANTICS 14.
 */
export const packCustomers = pgTable(
  'pack_customers',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    packId: text().notNull(),
    ...worded(),
    places: integer().notNull(),
    used: integer().notNull().default(0),
    created: instant().notNull(),
    expires: text().notNull(),
    paid: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    check('pack_customers_places', sql`${t.places} > 0`),
    check('pack_customers_used', sql`${t.used} between 0 and ${t.places}`),
    check('pack_customers_paid', sql`${t.paid} >= 0`),
    index('pack_customers_owner').on(t.activityId, t.userId, t.created),
    index('pack_customers_time').on(t.activityId, t.created),
  ],
)

/**
 * What became of a pack's places: append-only, which a trigger sees to; a line goes with its pack alone. A line uses a place, or
 * takes back the use that it `undoes`, each at most once; `left`: after it. `actor`: who stood at the till, null where the operator's
 * tool did; `place`: the store's name of then. `seq` orders lines of one instant.
 */
export const packUses = pgTable(
  'pack_uses',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: text().notNull(),
    packCustomerId: text().notNull(),
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    created: instant().notNull(),
    left: integer().notNull(),
    undoes: text(),
    actor: text(),
    place: text(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    foreignKey({
      name: 'pack_uses_pack',
      columns: [t.activityId, t.packCustomerId],
      foreignColumns: [packCustomers.activityId, packCustomers.id],
    }).onDelete('cascade'),
    unique('pack_uses_undone_once').on(t.activityId, t.undoes),
    check('pack_uses_left', sql`${t.left} >= 0`),
    index('pack_uses_of').on(t.activityId, t.packCustomerId, t.seq),
    index('pack_uses_time').on(t.activityId, t.created),
  ],
)
