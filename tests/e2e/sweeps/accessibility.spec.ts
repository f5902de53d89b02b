import type { Page } from '@playwright/test'
import { faults } from '../faults.ts'
import { at, atTill, DESK, ofTheDesk, PHONE, type Screen, scratched } from '../screens.ts'
import { ofGiulia } from '../screens-of-her.ts'
import { expect, quiet, test } from '../support.ts'

test.use({ serviceWorkers: 'block' })
// The longest file of all, at the very end: its tests change nothing, and one worker would do them while the others are done.
test.describe.configure({ mode: 'parallel' })

/** However it came to her. */
const HANDED_OVER = /Consegnato|Ritirato/

/** The list of her orders, and one in each of these states, as the demo has them. */
const orders = (...states: (string | RegExp)[]): Screen[] => [
  { name: 'orders', open: at('/shop/order/orders', '.order-card') },
  ...states.map((state) => ({
    name: `an order: ${state}`,
    open: async (page: Page) => {
      await at('/shop/order/orders', '.order-card')(page)
      // One that was never paid has neither a number nor a receipt.
      await page
        .locator('.order-card a', { hasText: state })
        .filter({ hasText: /Ordine \d/ })
        .first()
        .click()
      await expect(page.getByRole('button', { name: 'Scarica la ricevuta' })).toBeVisible()
    },
  })),
]

/** These screens, one after the other in one page, each on a phone and then with the room of a desk, in both themes. */
const sweep = (who: string, screens: Screen[]) =>
  test(`${who} meets nothing serious in either theme`, async ({ page }) => {
    test.setTimeout(60_000 + screens.length * 60_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { name, open } of screens) {
      await page.setViewportSize(PHONE)
      await open(page)
      await quiet(page)
      expect.soft(await faults(page), name).toEqual([])
      await page.setViewportSize(DESK)
      await quiet(page)
      expect.soft(await faults(page), `${name}, with more room`).toEqual([])
    }
  })

test.describe('outside', () => {
  test.use({ allowed: /status of 401/ })
  sweep('a stranger', [
    { name: 'log-in', open: at('/login', 'form') },
    {
      name: 'log-in that failed',
      open: async (page) => {
        await at('/login', 'form')(page)
        await page.locator('input[autocomplete="username"]').fill('giulia@example.com')
        await page.locator('input[autocomplete="current-password"]').fill('sbagliata')
        await page.getByRole('button', { name: 'Accedi' }).click()
        await expect(page.getByRole('alert')).toBeVisible()
      },
    },
  ])
})

test.describe('in one activity', () => {
  test.use({ as: 'giulia', on: 'osteria-del-porto' })
  sweep('a customer', ofGiulia)
  sweep('who books a table', [
    { name: 'how many and when', open: at('/booking', '.react-calendar__tile:not(.is-elsewhere)') },
    {
      name: 'times',
      open: async (page) => {
        await at('/booking', '.react-calendar__tile:not(.is-elsewhere)')(page)
        await page.locator('.react-calendar__tile[aria-disabled="false"]').first().click()
        await expect(page.locator('.time-chip').first()).toBeVisible()
      },
    },
    { name: 'bookings', open: at('/bookings', '.booking-card') },
    { name: 'past bookings', open: at('/bookings?past=1', '.booking-card') },
    {
      name: 'booking',
      open: async (page) => {
        await at('/bookings', '.booking-card')(page)
        await page.locator('.booking-card a').first().click()
        await expect(page.locator('.booking-ticket')).toBeVisible()
      },
    },
  ])
  sweep('who has coupons', [
    { name: 'coupons', open: at('/coupons', '.coupon') },
    {
      name: 'coupon',
      open: async (page) => {
        await at('/coupons', '.coupon')(page)
        await page.locator('.coupons button.coupon-body').first().click()
        await quiet(page)
      },
    },
  ])
  sweep('who has scratch cards', scratched)
  sweep('who has ordered', orders('In preparazione', 'Ricevuto', 'In viaggio', HANDED_OVER, 'Annullato'))
})

test.describe('in a shop', () => {
  test.use({ as: 'giulia', on: 'bottega-lino' })
  sweep('a buyer', [
    { name: 'shop', open: at('/shop/shops', 'a.good-link') },
    {
      name: 'good',
      open: async (page) => {
        await at('/shop/shops', 'a.good-link')(page)
        await page.locator('a.good-link').nth(1).click()
        await expect(page.locator('.item-size').first()).toBeVisible()
      },
    },
    {
      name: 'shop filtered',
      open: async (page) => {
        await at('/shop/shops?discounted=1', 'a.good-link')(page)
        await page.getByRole('button', { name: /^Filtri/ }).click()
        await expect(page.getByRole('dialog').getByRole('button', { name: /^Mostra/ })).toBeVisible()
      },
    },
    {
      name: 'cart',
      open: async (page) => {
        await at('/shop/shops', 'a.good-link')(page)
        await page.locator('a.good-link').nth(2).click()
        await page.getByRole('button', { name: /^Aggiungi .*€/ }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Vai al carrello' }).click()
        await expect(page.locator('.cart-row').first()).toBeVisible()
      },
    },
    { name: 'checkout', open: at('/shop/checkout', '.option') },
    ...orders('Recesso', HANDED_OVER, 'Ricevuto'),
  ])
})

test.describe('in three activities', () => {
  test.use({ as: 'giulia' })
  sweep('a customer of three', [
    { name: 'activities', open: at('/activities', '.wallet-stack') },
    { name: 'collection', open: at('/menus', 'a.dish-link') },
  ])
})

test.describe('where home shows a video', () => {
  test.use({ as: 'giulia', on: 'salone-aurora' })
  sweep('who is told of things', [
    { name: 'notifications', open: at('/notifications', '.news-row') },
    { name: 'packs', open: at('/packs', '.pack-card') },
    {
      name: 'pack',
      open: async (page) => {
        await at('/packs', '.pack-card')(page)
        await page.locator('.pack-link').last().click()
        await expect(page.locator('.pack-lines')).toBeVisible()
      },
    },
  ])
})

test.describe('at work', () => {
  test.use({ as: 'admin', allowed: /status of 404/ })
  sweep('the staff', [
    { name: 'version', open: at('/version', '.version') },
    { name: 'no card', open: at('/card', '.state') },
    { name: 'counter', open: at('/counter', '.counter-card') },
    { name: 'sold out', open: at('/counter/sold-out', '.sold-out-good') },
    { name: 'till', open: at('/counter/till', '.cash-number') },
    { name: 'customer at the till', open: atTill('.cash-keys') },
    { name: 'amount at the till', open: atTill('.cash-keys', '.cash-key-first', '.keypad') },
    { name: 'figures', open: at('/counter/figures', '.figure-table') },
    ...ofTheDesk,
  ])
})

test.describe('at work in a salon', () => {
  test.use({ as: 'super', on: 'salone-aurora', allowed: /status of 404/ })
  sweep('the staff', ofTheDesk)
})
