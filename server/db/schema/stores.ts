import { boolean, doublePrecision, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { activityId } from './activities.ts'

/** When it is open, on the activity's wall clock: 0 is Sunday; an end not after its beginning is of the next day. */
export type Hours = { day: number; startTime: string; endTime: string }

/** Where an activity is to be found. */
export const stores = pgTable(
  'stores',
  {
    activityId: activityId(),
    id: text().notNull(),
    name: text().notNull(),
    main: boolean().notNull(),
    visible: boolean().notNull(),
    description: text(),
    address: text().notNull(),
    cap: text().notNull(),
    city: text().notNull(),
    province: text(),
    country: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    phone: text(),
    email: text(),
    website: text(),
    hours: jsonb().$type<Hours[]>().notNull().default([]),
    /** Days without the hours above, `YYYY-MM-DD`. */
    closedDays: text().array().notNull().default([]),
    image: text(),
    /** Translated fields by language code; the original is in the columns. */
    translations: jsonb().$type<Record<string, Record<string, string>>>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] })],
)
