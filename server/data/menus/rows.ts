import { eq } from 'drizzle-orm'
import { menuCategories, menuItems } from '../../db/schema/menus.ts'
import { sortings } from '../../work/sorting.ts'

/** Every dish with its category. */
export const dishes = sortings(
  menuItems,
  { sort: [menuCategories.sort, menuItems.sort, menuItems.id], name: [menuItems.name, menuItems.id] },
  { by: 'sort' },
  (t) => ({
    fields: { dish: menuItems, category: menuCategories },
    joins: [{ table: menuCategories, on: eq(menuCategories.id, t.categoryId) }],
  }),
)
