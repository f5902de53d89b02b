import type { Paging } from '#contract/wire.ts'
import { doorShows } from '#rules/door.ts'
import { moneyOf } from '#rules/money.ts'
import { refuse } from '#rules/refusal.ts'
import { activityImages } from '../../db/schema/activities.ts'
import { menuItems } from '../../db/schema/menus.ts'
import { stores } from '../../db/schema/stores.ts'
import type { OpenReads } from '../../work/open.ts'
import type { Reads } from '../../work/work.ts'
import { configurationOf, shownActivity, sortedImages } from '../activities/activities.ts'
import { languages } from '../hosts/hosts.ts'
import { byVisibility } from '../stores/rows.ts'
import { shownTranslations } from '../translations.ts'
import { dishes } from './rows.ts'

/** The whole menu, by category and place in it unless asked otherwise. Spec §3, §7. */
export async function all(w: Reads | OpenReads, paging: Paging) {
  const rows = await w.all(menuItems).list(dishes(paging))
  const data = rows.map(({ dish, category }) => ({
    ...dish,
    price: dish.price === null ? null : moneyOf(dish.price),
    translations: shownTranslations(dish.translations),
    category: { ...category, translations: shownTranslations(category.translations) },
  }))
  return { data, totalRows: data.length }
}

/** The menu for everybody, with whose it is; or not_found where the activity is not published, or shows neither menu nor meals: what it hides stays empty. SEMANTICS 13. */
export async function published(w: OpenReads) {
  const activity = await w.activity()
  const shows = doorShows(activity?.configuration ?? {})
  if (!activity || !(shows.menu || shows.shop)) return refuse('not_found')
  const [image] = await w.all(activityImages).list(sortedImages({}))
  const house = {
    activity: shownActivity(activity),
    configuration: configurationOf(activity),
    languages: await languages(w),
    picture: image?.image ?? null,
    stores: await w.all(stores).list(byVisibility({}), { visible: true }),
  }
  const menu = shows.menu ? await all(w, {}) : { data: [], totalRows: 0 }
  return { ...menu, house }
}
