import type { I18n } from '@lingui/core'
import type { LanguageCode } from '#contract/languages.ts'
import type { MenuItem, PublishedMenu } from '#contract/menus.ts'
import { ENTRIES, wornTypologies } from '#rules/allergens.ts'
import { type Group, readMenu } from '#rules/menu.ts'
import { amount, centsOf, euros } from '#rules/money.ts'
import { textOf } from '#rules/translate.ts'
import { GREY, type Paper, pdfOf, type Style } from '../../pdf/paper.ts'
import { wordsIn } from '../../words.ts'
import { allergenLine } from './allergen-line.ts'
import { allergenWords, typologyWords, words } from './sheet-words.ts'

/** Points: A4 is 595 wide and 842 high. */
const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
const WHOLE = { x: MARGIN, width: WIDTH }
const NAME = { x: MARGIN, width: WIDTH - 90, size: 12, weight: 700 } as const
const PRICE = { x: MARGIN + WIDTH - 80, width: 80, size: 12, weight: 700, align: 'right' } as const
const TEXT = { x: MARGIN, width: WIDTH - 90, size: 10 }
const HOLDS = { x: MARGIN, width: WIDTH - 90, size: 8.5, colour: GREY }
const SMALL = { size: 8, colour: GREY } as const
const CATEGORY = { ...WHOLE, size: 15, weight: 700 } as const
const [LAW_NAME, LAW_TEXT] = [
  { x: MARGIN, width: 110, size: 9, weight: 700 },
  { x: MARGIN + 120, width: WIDTH - 120, size: 9 },
] as const

/** What writes a menu: the paper, and its reader's words. */
type Hand = { paper: Paper; menu: PublishedMenu; i18n: I18n; language: LanguageCode; isFood: boolean }
type Part = [text: string, style: Style]

const gap = ({ doc }: Paper, points: number) => void (doc.y += points)

/** What a dish is and holds. */
function holds(item: MenuItem, i18n: I18n): string {
  const worn = wornTypologies(item).map((one) => i18n._(typologyWords[one]))
  return [...worn, allergenLine(item.allergens, i18n)].join(' · ')
}

function partsOf({ menu, i18n, language, isFood }: Hand, item: MenuItem): { name: Part; below: Part[]; price: string } {
  const { showCurrency } = menu.house.configuration
  const description = textOf(item, 'description', language)
  return {
    name: [textOf(item, 'name', language), NAME],
    below: [...(description ? [[description, TEXT] as Part] : []), ...(isFood ? [[holds(item, i18n), HOLDS] as Part] : [])],
    price: item.price === null ? '' : (showCurrency ? euros : amount)(centsOf(item.price)),
  }
}

const heightOf = ({ paper }: Hand, { name, below }: ReturnType<typeof partsOf>) =>
  [name, ...below].reduce((height, [text, style]) => height + paper.heightOf(text, style), 0)

/** One dish, never cut by the end of a page. */
function dish(hand: Hand, item: MenuItem) {
  const { paper } = hand
  const parts = partsOf(hand, item)
  paper.keep(heightOf(hand, parts))
  const { y } = paper.doc
  paper.write(...parts.name)
  const below = paper.doc.y
  if (parts.price) paper.write(parts.price, { ...PRICE, y })
  paper.doc.y = below
  for (const part of parts.below) paper.write(...part)
  gap(paper, 9)
}

/** A category, its name with its first dish. */
function category(hand: Hand, { name, items }: Group) {
  const { paper } = hand
  const [first] = items
  if (!first) return
  gap(paper, 8)
  paper.keep(40 + heightOf(hand, partsOf(hand, first)))
  paper.write(name, CATEGORY, 'H2')
  gap(paper, 3)
  paper.rule()
  gap(paper, 8)
  for (const item of items) dish(hand, item)
}

function head({ paper, menu: { house }, i18n, language }: Hand) {
  const { activity, configuration, stores } = house
  const [store] = stores
  const place = stores.length === 1 ? [store?.address, store?.city].filter(Boolean).join(', ') : ''
  paper.write(activity.name, { ...WHOLE, size: 11, weight: 700 })
  if (place) paper.write(place, { ...WHOLE, size: 9, colour: GREY })
  gap(paper, 10)
  paper.write(textOf(configuration, 'menuTextApp', language) || i18n._(words.menu), { ...WHOLE, size: 26, weight: 700 }, 'H1')
  gap(paper, 8)
}

/** What the house says below its last dish, and all 14 entries of the regulation. SEMANTICS 7. */
function foot({ paper, menu: { house }, i18n, language, isFood }: Hand) {
  const bottom = textOf(house.configuration, 'menuDescriptionBottom', language)
  gap(paper, 12)
  if (bottom) {
    paper.keep(paper.heightOf(bottom, { ...WHOLE, size: 9 }))
    paper.write(bottom, { ...WHOLE, size: 9 })
  }
  if (!isFood) return
  const rows = ENTRIES.map(([entry]) => [i18n._(allergenWords[entry].name), i18n._(allergenWords[entry].law)] as const)
  const high = rows.reduce((height, [, law]) => height + paper.heightOf(law, LAW_TEXT) + 3, 70)
  gap(paper, 20)
  paper.keep(high)
  paper.write(i18n._(words.legend), CATEGORY, 'H2')
  gap(paper, 4)
  paper.write(i18n._(words.kitchen), { ...WHOLE, size: 9, colour: GREY })
  gap(paper, 8)
  for (const [name, law] of rows) {
    const { y } = paper.doc
    paper.write(name, LAW_NAME)
    paper.write(law, { ...LAW_TEXT, y })
    gap(paper, 3)
  }
}

/** Of which day it is, and which page of how many, on each. */
function pages({ paper, i18n, language }: Hand, day: Date) {
  const { doc } = paper
  const { start, count } = doc.bufferedPageRange()
  const of = i18n._({
    ...words.day,
    values: { day: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day) },
  })
  for (let page = 0; page < count; page++) {
    doc.switchToPage(start + page)
    // Below the margin: pdfkit begins a page for what is written there, unless there is none.
    doc.page.margins.bottom = 0
    const y = doc.page.height - 36
    paper.write(of, { ...WHOLE, ...SMALL, y })
    const number = i18n._({ ...words.page, values: { page: page + 1, pages: count } })
    if (count > 1) paper.write(number, { ...WHOLE, ...SMALL, y, align: 'right' })
  }
}

/** Draws a menu in a language, as base64. The same menu of the same day is the same sheet, to the byte. */
export async function draw(menu: PublishedMenu, day: Date, language: LanguageCode): Promise<string> {
  const i18n = await wordsIn(language)
  const { activity, configuration } = menu.house
  const title = `${textOf(configuration, 'menuTextApp', language) || i18n._(words.menu)} · ${activity.name}`
  const { groups } = readMenu(menu.data, { search: '', without: [], only: [] }, language)
  const bytes = await pdfOf({ title, language, size: 'A4', margin: MARGIN, created: day }, (paper) => {
    const hand: Hand = { paper, menu, i18n, language, isFood: configuration.menuType === 'R' }
    head(hand)
    for (const group of groups) category(hand, group)
    foot(hand)
    pages(hand, day)
  })
  return bytes.toString('base64')
}
