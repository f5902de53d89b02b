import * as z from 'zod/mini'
import { Activity, Configuration } from './activities.ts'
import { CODES } from './languages.ts'
import { call, FileAnswer, Id, list, Money, paging, Picture, translation } from './wire.ts'

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

/**
 * Whose menu it is, for somebody at the table who has no account: nothing of a customer, the same for everybody. `picture`: of the
 * house; `stores`: those that customers see, main first; `languages`: in which it is written, by code.
 */
export const House = z.object({
  activity: Activity,
  configuration: Configuration,
  languages: z.array(z.string()),
  picture: Picture,
  stores: z.array(z.object({ id: Id, name: z.string(), address: z.nullable(z.string()), city: z.nullable(z.string()) })),
})
export type House = z.infer<typeof House>

/** The menu with whose it is. */
export const PublishedMenu = z.extend(list(MenuItem), { house: House })
export type PublishedMenu = z.infer<typeof PublishedMenu>

/** Spec §7, Activities. The first two answer the whole menu, by category and place in it. */
export const calls = {
  ofActivity: call('GET /api/activities/{id}/menu', z.object({ id: Id, ...paging('sort', 'name') }), list(MenuItem), { keep: true }),
  all: call('GET /api/menus', z.object({ activityId: Id, ...paging('sort', 'name') }), list(MenuItem), { keep: true }),
  /** not_found where the activity shows neither a menu nor meals to order; empty where it shows no menu. */
  published: call('GET /public/activities/{id}/menu', z.object({ id: Id }), PublishedMenu, {
    shared: true,
    ours: 'who scans the code on a table reads the menu without an account',
  }),
  /** In steps: it is drawn with nothing held. `language`: of the sheet; without it the reader's. */
  sheet: call('GET /public/activities/{id}/menu.pdf', z.object({ id: Id, language: z.optional(z.enum(CODES)) }), FileAnswer, {
    file: 'application/pdf',
    steps: true,
    shared: true,
    ours: 'the menu on paper, with every allergen in full',
  }),
}
