import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { centsOf } from '#rules/money.ts'
import type { CheckedBundle } from '../../bundle/read.ts'
import { original, translated } from '../../bundle/words.ts'
import type { Db } from '../../db/connect.ts'
import { keepOnly } from '../../work/keep-only.ts'
import { menuCategories, menuItems } from '../../db/schema/menus.ts'

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
  image: dish.picture === undefined ? null : (media.get(dish.picture)?.name ?? null),
  allergens: dish.allergens ?? null,
  typologies: dish.typologies,
  translations: translated({ name: dish.name, description: dish.description }),
})
