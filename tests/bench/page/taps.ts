import type { Page } from 'playwright'
import { SEARCH_PAUSE } from '../../../src/features/shop/search-pause.ts'
import { signIn } from '../sign-in.ts'
import type { Side } from './load.ts'
import { untilShown } from './next.ts'

/** A tap, and what shows that it was answered. */
const tap = (selector: string, shows: string) => async (page: Page) => {
  await page.locator(selector).first().click()
  await page.locator(shows).first().waitFor()
}

const HOME = '#root .card-face, #root .pass'
const tab = (path: string) => `.tab-bar a[href="${path}"]`

/** A tab, to what its page is for; all of them are walked, or the run says which is not. */
const TABS = [
  { path: '/card', shows: '#root .card-code svg' },
  { path: '/menus', shows: '.dishes li' },
  { path: '/shop/shops', shows: 'a.good-link' },
  { path: '/', shows: HOME },
]

async function areAll(page: Page) {
  const there = await page.locator('.tab-bar a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const other = there.filter((path) => !TABS.some((known) => known.path === path))
  if (other.length > 0) throw new Error(`no step for the tab ${other.join(', ')}`)
}

const DRAWER = '.drawer'

/** Every tab and the drawer, a category and a filter of the menu. */
export const tabs = (origin: string): Side => ({
  name: 'tabs',
  url: `${origin}/`,
  ready: HOME,
  prepare: signIn,
  steps: [
    { name: 'all tabs', act: areAll },
    ...TABS.map(({ path, shows }) => ({ name: `tab ${path}`, act: tap(tab(path), shows) })),
    { name: 'drawer', act: tap('.tab-bar button', DRAWER) },
    { name: 'out of the drawer', act: tap(`${DRAWER} a[href="/menus"]`, '.dishes li') },
    { name: 'category', act: tap('.category-key:not([aria-current])', '.category-key[aria-current]') },
    { name: 'filters', act: tap('button[aria-label="Filtri"]', '.menu-sheet .chip') },
    { name: 'filter chip', act: tap('.menu-sheet .chip:has-text("Glutine")', '.menu-sheet .chip[aria-pressed="true"]') },
  ],
})

const MORE = '.cart-row .stepper button:last-child'
const count = (value: number) => `.cart-row .stepper-value:text-is("${value}")`

/** One more and one less of the only thing in the cart, of which there is one. */
export const cart = (origin: string): Side => ({
  name: 'cart',
  url: `${origin}/shop/cart`,
  ready: MORE,
  prepare: signIn,
  steps: [
    { name: 'one more', act: tap(MORE, count(2)) },
    { name: 'one less', act: tap('.cart-row .stepper button:first-child', count(1)) },
  ],
})

const DAY = '.react-calendar__tile[aria-disabled="false"]'
/** Its times show, and it is the one that is chosen. */
const timesOf = (day: string) => `:root:has(.${day}[aria-pressed="true"]) .when-times .time-chip`

/** A day that can be chosen, to its times. */
const day = (at: number) => async (page: Page) => {
  const tile = page.locator(DAY).nth(at)
  const own = /on-\S+/.exec((await tile.getAttribute('class')) ?? '')?.[0]
  return untilShown(page, timesOf(own ?? ''), () => tile.click())
}

/** The booking of a table: on to the calendar, a first day and others. */
export const booking = (origin: string): Side => ({
  name: 'booking',
  url: `${origin}/booking`,
  ready: '.what-people',
  prepare: signIn,
  steps: [
    { name: 'one person more', act: tap('.what-people .stepper button:last-child', '.what-people .stepper-value:text-is("3")') },
    { name: 'to the calendar', act: tap('.form-foot button[type="submit"]', DAY) },
    { name: 'first day', act: day(1) },
    { name: 'next day', act: day(2) },
    { name: 'far day', act: day(12) },
    { name: 'time', act: tap('.time-chip:not(.time-full)', '.time-chip[aria-pressed="true"]') },
  ],
})
export const DAYS = ['first day', 'next day', 'far day']

/** What the answer to a search starts with is another good than before: from the last key, without the pause for the next one. */
const search = (text: string) => async (page: Page) => {
  const field = page.locator('input[type="search"]')
  const before = await page.locator('a.good-link').first().getAttribute('data-good')
  const { next } = await untilShown(page, `.good:first-child a.good-link:not([data-good="${before}"])`, () =>
    field.pressSequentially(text, { delay: 60 }),
  )
  return { next: Number(next) - SEARCH_PAUSE }
}

/** The search of the shop: one letter that much has, a word, and a letter that leaves one of two. */
export const shop = (origin: string): Side => ({
  name: 'shop',
  url: `${origin}/shop/shops`,
  ready: 'a.good-link',
  prepare: signIn,
  steps: [
    { name: 'to the search', act: tap('button[aria-label="Cerca"]', 'input[type="search"]') },
    { name: 'search, much', act: search('p') },
    { name: 'search taken back', act: tap('button[aria-label="Cancella la ricerca"]', 'a.good-link') },
    { name: 'search, two', act: search('cappotto') },
    { name: 'search, one', act: search(' m') },
    { name: 'filters of the shop', act: tap('button[aria-label="Filtri"]', '.shop-sheet .chip') },
    { name: 'filter of the shop', act: tap('.shop-sheet .chip', '.shop-sheet .chip[aria-pressed="true"]') },
  ],
})
export const SEARCHES = ['search, much', 'search, two', 'search, one']
