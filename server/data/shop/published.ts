import type { LanguageCode } from '#contract/languages.ts'
import { doorShows } from '#rules/door.ts'
import { moneyOf } from '#rules/money.ts'
import { refuse } from '#rules/refusal.ts'
import { itemColorSizes } from '../../db/schema/shop.ts'
import type { OpenReads } from '../../work/open.ts'
import { goodOf, nameIn, pricesOf } from '../cart/variants.ts'
import { wholeShop } from './rows.ts'

/** What can be ordered, for anybody to choose from; or not_found where the activity sells no meals in the app. */
export async function published(w: OpenReads, language: LanguageCode) {
  const activity = await w.activity()
  if (!activity || !doorShows(activity.configuration).shop) return refuse('not_found')
  const rows = await w.all(itemColorSizes).list(wholeShop)
  const data = rows.map((row) => {
    const { item, color, size, category, left } = row
    const [{ price }, { unitPrice }] = [pricesOf(row), goodOf(row)]
    return {
      id: size.id,
      name: nameIn(language, item),
      description: item.translations[language]?.['description'] ?? item.description,
      color: nameIn(language, color),
      size: size.name,
      image: color.image,
      allergens: item.allergens,
      price: moneyOf(unitPrice),
      was: unitPrice < price ? moneyOf(price) : null,
      available: left === null || left > 0,
      category: { id: category.id, name: nameIn(language, category) },
    }
  })
  return { data, totalRows: data.length }
}
