import type { Page } from '@playwright/test'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { expect, quiet } from './support.ts'

/** The sizes that a sweep looks at. */
export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1280, height: 800 }

/** What a sweep looks at, and the way there. */
export type Screen = { name: string; open: (page: Page) => Promise<unknown> }
/**
 * Leads to a path as a link of the app does, and loads the app only where it is not there, stands at that path already or has
 * something open: each start takes a second of the machine.
 */
async function lead(page: Page, path: string) {
  const isThere = await page.evaluate((to) => {
    const { pathname, search } = location
    if (!document.querySelector('#root') || to === pathname + search || document.querySelector('[role="dialog"], dialog[open]'))
      return false
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    history.pushState({ idx: idx + 1, key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
    return true
  }, path)
  if (!isThere) await page.goto(path)
}

/** Opens a path, and waits until this is there. */
export const at =
  (path: string, selector = 'h1') =>
  async (page: Page) => {
    await lead(page, path)
    await expect(page.locator(selector).first()).toBeVisible()
    // What comes later would move what is tapped.
    await quiet(page)
  }

/** A customer at the till, found by her name, and then what these open. */
export const atTill =
  (...selectors: string[]) =>
  async (page: Page) => {
    await at('/counter/till', '.cash-number')(page)
    await page.getByRole('button', { name: 'Cerca per nome' }).click()
    await page.getByRole('combobox', { name: 'Nome o e-mail' }).fill('giulia')
    await page.getByRole('option').first().click()
    for (const [n, selector] of selectors.entries()) {
      await expect(page.locator(selector).first()).toBeVisible()
      if (n < selectors.length - 1 && n > 0) await page.locator(selector).first().click()
    }
    await quiet(page)
  }

/** How long a busy machine may take to draw what it has, in milliseconds. */
const A_MOMENT = 1500

/** The next day that has guests at the counter, in a list or along its hours, the first of them opened. */
async function openGuest(page: Page) {
  // Anew: led there from another day, the page shows that day's guests a moment longer.
  await page.goto('/counter/bookings')
  await expect(page.locator('.desk-head')).toBeVisible()
  await quiet(page)
  const guest = page.locator('.desk-main [aria-expanded]').first()
  const next = page.getByRole('button', { name: 'Giorno successivo' })
  const isThere = () =>
    guest.waitFor({ timeout: A_MOMENT }).then(
      () => true,
      () => false,
    )
  for (let day = 0; day < 5 && !(await isThere()); day++) {
    await next.click()
    await quiet(page)
  }
  await guest.click()
  await expect(page.getByRole('link', { name: 'Sposta' }).last()).toBeVisible()
}

/** A part of the next day that is open, to be closed. */
async function openClosing(page: Page) {
  const today = onTheWall('Europe/Rome', Date.now()).day
  const key = page.getByRole('button', { name: 'Chiudi il giorno o un’ora' })
  // On a day of rest there is nothing to close.
  for (let day = 1; day < 5 && !(await key.isVisible()); day++) {
    await page.goto(`/counter/bookings?day=${dayAfter(today, day)}`)
    await expect(page.locator('.desk-rest')).toBeAttached()
  }
  await key.click()
  await page.getByText('Da un’ora a un’altra', { exact: true }).click()
}

/** The bookings at the counter, in a list or along its hours. */
export const ofTheDesk: Screen[] = [
  { name: 'bookings at the counter', open: openGuest },
  {
    name: 'a guest moves',
    open: async (page) => {
      await openGuest(page)
      await page.locator('.desk-main').getByRole('link', { name: 'Sposta' }).click()
      await expect(page.locator('.react-calendar__tile:not(.is-elsewhere)').first()).toBeVisible()
    },
  },
  { name: 'on the telephone', open: at('/counter/bookings/new', 'form') },
  {
    name: 'at the door',
    open: async (page) => {
      await at('/counter/bookings', '.desk-head')(page)
      await page.getByRole('button', { name: 'Senza prenotazione' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'closing a day', open: openClosing },
]

const CARDS = '/instant-win/scratch-and-wins'

/** A fresh scratch card: the only one lies open. */
export async function openFoil(page: Page) {
  await at(CARDS, '.foil-sheet')(page)
}

/** What a customer sees who has a scratch card and a prize to collect. */
export const scratched: Screen[] = [
  { name: 'scratch card', open: openFoil },
  {
    name: 'code of a prize',
    open: async (page) => {
      await at(CARDS, '.scratch-section')(page)
      await page
        .getByRole('button', { name: /^Mostra / })
        .first()
        .click()
      await expect(page.locator('.prize-letters')).toBeVisible()
    },
  },
]
