import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { activityId } from './activities.ts'

/** Translated fields by language code; the original is in the columns. */
const translations = () => jsonb().$type<Record<string, Record<string, string>>>().notNull().default({})

export const menuCategories = pgTable(
  'menu_categories',
  { activityId: activityId(), id: text().notNull(), name: text().notNull(), sort: integer().notNull(), translations: translations() },
  (t) => [primaryKey({ columns: [t.activityId, t.id] })],
)

/** `allergens`: null is "no information", empty is "none declared". SEMANTICS 7. */
export const menuItems = pgTable(
  'menu_items',
  {
    activityId: activityId(),
    id: text().notNull(),
    categoryId: text().notNull(),
    name: text().notNull(),
    description: text(),
    price: bigint({ mode: 'number' }),
    image: text(),
    allergens: text().array(),
    typologies: text().array().notNull().default([]),
    sort: integer().notNull(),
    translations: translations(),
  },
  (t) => [primaryKey({ columns: [t.activityId, t.id] })],
)
