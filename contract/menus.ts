import * as z from 'zod/mini'
import { call, Id, list, Money, paging, Picture, translation } from './wire.ts'

export const MenuCategory = z.object({
  id: z.optional(Id),
  name: z.string(),
  sort: z.number(),
  translations: z._default(z.array(translation('name')), []),
})
export type MenuCategory = z.infer<typeof MenuCategory>

/**
 * A dish, or a good of a clothing menu. `allergens`: codes; `[]` is "none declared", `null` is "no information".
 * SEMANTICS 7.
 */
export const MenuItem = z.object({
  id: Id,
  name: z.string(),
  description: z._default(z.nullable(z.string()), null),
  price: z._default(z.nullable(Money), null),
  image: z._default(Picture, null),
  sort: z._default(z.number(), 0),
  category: MenuCategory,
  allergens: z._default(z.nullable(z.array(z.string())), null),
  typologies: z._default(z.array(z.string()), []),
  translations: z._default(z.array(translation('name', 'description')), []),
})
export type MenuItem = z.infer<typeof MenuItem>

/** Spec §7, Activities. Both answer the whole menu, by category and place in it. */
export const calls = {
  ofActivity: call('GET /api/activities/{id}/menu', z.object({ id: Id, ...paging('sort', 'name') }), list(MenuItem), { keep: true }),
  all: call('GET /api/menus', z.object({ activityId: Id, ...paging('sort', 'name') }), list(MenuItem), { keep: true }),
}
