import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, notInArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { centsOf } from '#rules/money.ts'
import type { CheckedBundle } from '../bundle/read.ts'
import { original, translated } from '../bundle/words.ts'
import type { Db } from './connect.ts'
import { menuCategories, menuItems } from './schema/menus.ts'

/** Rows of one statement: PostgreSQL takes at most 65,535 values in one. */
const AT_ONCE = 1_000

type Category = typeof menuCategories.$inferInsert
type Item = typeof menuItems.$inferInsert

/** Writes the menu. A category keeps its id by its Italian name, a dish by its own and its category's. */
export async function writeMenu(tx: Db, activityId: string, checked: CheckedBundle): Promise<void> {
  const categoriesBefore = await tx.select().from(menuCategories).where(eq(menuCategories.activityId, activityId))
  const itemsBefore = await tx.select().from(menuItems).where(eq(menuItems.activityId, activityId))
  const categories: Category[] = []
  const items: Item[] = []
  for (const [sort, category] of (checked.bundle.menu?.categories ?? []).entries()) {
    const name = original(category.name)
    const categoryId = categoriesBefore.find((row) => row.name === name)?.id ?? randomUUID()
    categories.push({ activityId, id: categoryId, name, sort, translations: translated({ name: category.name }) })
    for (const [place, dish] of category.dishes.entries()) {
      const fields = fieldsOf(dish, checked.media)
      const id = itemsBefore.find((row) => row.categoryId === categoryId && row.name === fields.name)?.id ?? randomUUID()
      items.push({ activityId, id, categoryId, sort: place, ...fields })
    }
  }
  await keepOnly(tx, menuItems, activityId, items)
  await keepOnly(tx, menuCategories, activityId, categories)
}

type Dish = NonNullable<CheckedBundle['bundle']['menu']>['categories'][number]['dishes'][number]

const fieldsOf = (dish: Dish, media: CheckedBundle['media']) => ({
  name: original(dish.name),
  description: dish.description === undefined ? null : original(dish.description),
  price: dish.price === undefined ? null : centsOf(dish.price),
  image: dish.picture === undefined ? null : (media.get(dish.picture)?.hash ?? null),
  allergens: dish.allergens ?? null,
  typologies: dish.typologies,
  translations: translated({ name: dish.name, description: dish.description }),
})

/** Afterwards the activity has these rows in the table and no others. */
async function keepOnly<T extends PgTable & { activityId: PgColumn; id: PgColumn }>(
  tx: Db,
  table: T,
  activityId: string,
  rows: (T['$inferInsert'] & { id: string })[],
) {
  const ids = rows.map((row) => row.id)
  await tx.delete(table).where(and(eq(table.activityId, activityId), notInArray(table.id, ids)))
  const columns = Object.entries(getTableColumns(table as PgTable)).filter(([name]) => name !== 'id' && name !== 'activityId')
  const set = Object.fromEntries(columns.map(([name, column]) => [name, sql.raw(`excluded.${snake(column.name)}`)]))
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    await tx
      .insert(table)
      .values(rows.slice(i, i + AT_ONCE) as never)
      .onConflictDoUpdate({ target: [table.activityId, table.id], set: set as never })
  }
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
