import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** A point in time. */
export const instant = () => timestamp({ withTimezone: true })

/** A tenant. `configuration` is the wire's Configuration without its translations of texts that have none. */
export const activities = pgTable('activities', {
  id: text().primaryKey(),
  permalink: text().notNull().unique(),
  name: text().notNull(),
  shortName: text().notNull(),
  /** Text by language code. */
  tagline: jsonb().$type<Record<string, string>>().notNull().default({}),
  active: boolean().notNull().default(true),
  color: text().notNull(),
  colorText: text().notNull(),
  logo: text().notNull(),
  imgCard: text(),
  cashBackType: text().$type<'E' | 'P' | 'EP'>().notNull(),
  zone: text().notNull(),
  countries: text().array().notNull(),
  cardType: text().notNull(),
  codeType: text().$type<'EAN13' | 'EAN8' | 'CODE128' | 'QR'>().notNull(),
  /** What of a purchase comes back as credit, in basis points: 500 is 5 %. */
  rate: integer().notNull().default(0),
  /** The cents that earn one point; at 0 none are earned. */
  pointValue: integer().notNull().default(0),
  configuration: jsonb().$type<Record<string, unknown>>().notNull(),
  video: jsonb().$type<{ video: string; poster: string | null }>(),
})

/** Whose a row is: it goes with its activity. */
export const activityId = () =>
  text()
    .notNull()
    .references(() => activities.id, { onDelete: 'cascade' })

/** Host names that are one activity's own app. */
export const hosts = pgTable('hosts', {
  host: text().primaryKey(),
  activityId: activityId(),
})

export const activityLanguages = pgTable(
  'activity_languages',
  {
    activityId: activityId(),
    code: text().notNull(),
    sort: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.code] })],
)

/** Pictures of the home screen (template I), in order. */
export const activityImages = pgTable(
  'activity_images',
  {
    activityId: activityId(),
    id: text().notNull(),
    image: text().notNull(),
    title: jsonb().$type<Record<string, string>>().notNull().default({}),
    sort: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] })],
)

/** The bundle an activity was imported from, checked, with each file's name replaced by its hash's. Export reads it. */
export const bundles = pgTable('bundles', {
  activityId: activityId().primaryKey(),
  document: jsonb().notNull(),
  /** Name in the folder -> name in the image store. */
  files: jsonb().$type<Record<string, string>>().notNull(),
  imported: instant().notNull(),
})
