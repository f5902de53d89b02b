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
  { path: '/notices', shows: '.news-row' },
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
    { name: 'filters', act: tap('button[aria-label="Filtri"]', '.filter-sheet .chip') },
    { name: 'filter chip', act: tap('.filter-sheet .chip:has-text("Glutine")', '.filter-sheet .chip[aria-pressed="true"]') },
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

/** The booking of a table: for how many, a first day and others, and a time. */
export const booking = (origin: string): Side => ({
  name: 'booking',
  url: `${origin}/booking`,
  ready: DAY,
  prepare: signIn,
  steps: [
    { name: 'one person more', act: tap('.people-key:text-is("3")', '.people-key:text-is("3")[aria-pressed="true"]') },
    { name: 'first day', act: day(1) },
    { name: 'next day', act: day(2) },
    { name: 'all days', act: tap('.day-all', ':root:not(:has(.day-all))') },
    { name: 'far day', act: day(12) },
    { name: 'time', act: tap('.time-chip:not(.time-full)', '.time-chip[aria-pressed="true"]') },
  ],
})
export const DAYS = ['first day', 'next day', 'far day']

/** Long enough for the answer to what stands in the field before the letter that counts. */
const ANSWERED_MS = 1500
const ONE = '.good:only-child'

/**
 * One more letter, to its answer: without the pause in which the search waits for the next letter, with the way to the server
 * and back. Its answer starts with another good than before, unless it is told by something else.
 */
const search = (before: string, letter: string, shows?: string) => async (page: Page) => {
  const field = page.locator('input[type="search"]')
  await field.fill(before)
  await page.waitForTimeout(ANSWERED_MS)
  const first = await page.locator('a.good-link').first().getAttribute('data-good')
  const answer = shows ?? `.good:first-child a.good-link:not([data-good="${first}"])`
  const { next } = await untilShown(page, answer, () => field.pressSequentially(letter))
  return { next: Number(next) - SEARCH_PAUSE }
}

/** The search of the shop: a letter that half of it has, one that leaves fewer, and one that leaves one; and its filters. */
export const shop = (origin: string): Side => ({
  name: 'shop',
  url: `${origin}/shop/shops`,
  ready: 'a.good-link',
  prepare: signIn,
  steps: [
    { name: 'to the search', act: tap('button[aria-label="Cerca"]', 'input[type="search"]') },
    { name: 'search, much', act: search('', 'p') },
    { name: 'search taken back', act: tap('button[aria-label="Cancella la ricerca"]', 'a.good-link') },
    { name: 'search, half', act: search('b', 'o') },
    { name: 'search, one', act: search('sti', 'v', ONE) },
    { name: 'filters of the shop', act: tap('button[aria-label="Filtri"]', '.filter-sheet .chip') },
    { name: 'filter of the shop', act: tap('.filter-sheet .chip', '.filter-sheet .chip[aria-pressed="true"]') },
  ],
})
export const SEARCHES = ['search, much', 'search, half', 'search, one']
