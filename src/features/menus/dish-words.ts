import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { declared, type Typology } from '#rules/allergens.ts'
import { heldAllergens, typologyWords } from '../../components/menu/allergen-words.ts'
import { wornTypologies } from '#rules/allergens.ts'
import type { MenuItem } from '#contract/menus.ts'

/** A word under a dish; `icon` names a picture of the sprite. */
export type DishWord = { key: string; icon: string; text: string; tone?: 'good' | 'warn' }

const typologyWord = (one: Typology, i18n: I18n): DishWord => ({ key: one, icon: one, text: i18n._(typologyWords[one]), tone: 'good' })

/** What stands under a dish in a list: what it is, and what it holds or that nobody said. SEMANTICS 7. */
export function wordsUnder(item: Pick<MenuItem, 'allergens' | 'typologies'>, i18n: I18n): DishWord[] {
  const worn = wornTypologies(item).map((one) => typologyWord(one, i18n))
  const state = declared(item.allergens)
  if (state === 'unknown')
    return [...worn, { key: 'unknown', icon: 'strange', text: i18n._(msg`Informazione sugli allergeni non disponibile`), tone: 'warn' }]
  if (state === 'none') return [...worn, { key: 'none', icon: 'none', text: i18n._(msg`Nessun allergene dichiarato`) }]
  const held = heldAllergens(item.allergens ?? [], i18n)
  return [
    ...worn,
    ...held.map(({ key, entry, text }): DishWord => ({ key, icon: entry ?? 'strange', text, ...(entry ? {} : { tone: 'warn' }) })),
  ]
}
