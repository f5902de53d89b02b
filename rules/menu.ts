import type { LanguageCode } from '#contract/languages.ts'
import type { MenuItem } from '#contract/menus.ts'
import { isFreeOf, isOf } from './allergens.ts'
import { folded, wordsOf } from './search.ts'
import { textOf } from './translate.ts'

/** What the customer asked for: words, allergens to leave out, typologies to keep. */
export type Wish = { search: string; without: readonly string[]; only: readonly string[] }

/** A category in the customer's language: the dishes shown, and how many of it the filter hides. */
export type Group = { key: string; name: string; items: MenuItem[]; hidden: number }

function textsOf(item: MenuItem, language: LanguageCode) {
  const texts = [textOf(item, 'name', language), textOf(item, 'description', language), textOf(item.category, 'name', language)]
  return folded(texts.filter(Boolean).join(' '))
}

/** Does the dish hold every word, in name, description or category of that language? Accents and case do not matter. */
export function matches(item: MenuItem, search: string, language: LanguageCode): boolean {
  const words = wordsOf(search)
  if (!words.length) return true
  const text = textsOf(item, language)
  return words.every((word) => text.includes(word))
}

const inOrder = (a: { sort: number; name: string }, b: { sort: number; name: string }) =>
  a.sort - b.sort || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)

/**
 * The menu as it is read: categories and dishes in order, what the search does not find left out, what the filter hides
 * counted. Spec §3, SEMANTICS 7.
 * @returns groups with something to show or to confess; `hidden` counts the filter alone, never the search
 */
export function readMenu(
  items: readonly MenuItem[],
  wish: Wish,
  language: LanguageCode,
): { groups: Group[]; shown: number; hidden: number } {
  const found = items.filter((item) => matches(item, wish.search, language))
  const sorted = found.toSorted((a, b) => inOrder(a.category, b.category) || inOrder(a, b))
  const groups = new Map<string, Group>()
  for (const item of sorted) {
    const key = item.category.id ?? item.category.name
    const group = groups.get(key) ?? { key, name: textOf(item.category, 'name', language), items: [], hidden: 0 }
    groups.set(key, group)
    if (isFreeOf(item, wish.without) && isOf(item, wish.only)) group.items.push(item)
    else group.hidden += 1
  }
  const all = [...groups.values()]
  const hidden = all.reduce((sum, group) => sum + group.hidden, 0)
  return { groups: all, shown: found.length - hidden, hidden }
}
