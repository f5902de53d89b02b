import { sql } from 'drizzle-orm'
import { bigint, boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { activityId, instant } from './activities.ts'
import { userId } from './auth.ts'

/** Translated fields by language code; the original is in the columns. */
const translations = () => jsonb().$type<Record<string, Record<string, string>>>().notNull().default({})

/**
 * The information text on privacy, of a store or of the whole activity (no store). Its words never change: others are another
 * row, and the one before has `ended`. Rows stay, because consents name them.
 */
export const privacyTexts = pgTable(
  'privacy_texts',
  {
    activityId: activityId(),
    id: text().notNull(),
    storeId: text(),
    version: text().notNull(),
    text: text().notNull(),
    pointB: text(),
    pointC: text(),
    translations: translations(),
    published: instant().notNull(),
    ended: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    uniqueIndex('privacy_texts_current').on(t.activityId, sql`coalesce(${t.storeId}, '')`).where(sql`${t.ended} is null`),
  ],
)

/** What a customer said to one point of one text, and when: append-only. `seq` orders what was said in one instant. SEMANTICS 10. */
export const consents = pgTable(
  'consents',
  {
    activityId: activityId(),
    id: text().notNull(),
    userId: userId(),
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    textId: text().notNull(),
    point: text().$type<'A' | 'B' | 'C'>().notNull(),
    given: boolean().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.activityId, t.id] }),
    foreignKey({ columns: [t.activityId, t.textId], foreignColumns: [privacyTexts.activityId, privacyTexts.id] }),
    index('consents_owner').on(t.activityId, t.userId, t.seq),
  ],
)

/** Terms of use and imprint of an activity. */
export const legalTexts = pgTable('legal_texts', {
  activityId: activityId().primaryKey(),
  terms: text(),
  imprint: text(),
  translations: translations(),
})
