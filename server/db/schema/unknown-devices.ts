import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './activities.ts'

/** How often which kind of device came that the app does not know; of whom, nobody can tell. Spec §2. */
export const unknownDevices = pgTable('unknown_devices', {
  /** Its form, browser and system, each of a short list. */
  kind: text().primaryKey(),
  times: integer().notNull().default(1),
  last: instant().notNull(),
})
