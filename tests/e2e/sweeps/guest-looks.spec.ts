import type { Page } from '@playwright/test'
import { faults } from '../faults.ts'
import { withLargeLetters } from '../large-letters.ts'
import { expect, quiet, test } from '../support.ts'

test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

const DISH = /^Focaccia/

/** By how many pixels the page is wider than the screen: the strip of categories is pushed, the page never is. */
const tooWide = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth))

/** What a guest at a table meets, one after the other. */
const screens: { name: string; open: (page: Page) => Promise<unknown> }[] = [
  { name: 'menu', open: (page) => expect(page.locator('.dish').first()).toBeVisible() },
  {
    name: 'dish',
    open: async (page) => {
      await page.getByRole('link', { name: DISH }).first().click()
      await expect(page.getByText('Allergeni', { exact: true }).first()).toBeVisible()
      await quiet(page)
    },
  },
  {
    name: 'what can be ordered',
    open: async (page) => {
      await page.goto('/at/12')
      await page.getByRole('button', { name: 'Da ordinare' }).click()
      await page
        .getByRole('button', { name: /^Aggiungi/ })
        .first()
        .click()
      await expect(page.getByRole('link', { name: 'Ordina' })).toBeVisible()
    },
  },
  { name: 'no such door', open: (page) => page.goto('/at/nobody/1/2') },
]

test('at the table nothing is serious in either theme, and the page is as wide as the screen', async ({ page }) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/at/12')
  for (const { name, open } of screens) {
    await open(page)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect.soft(await faults(page), name).toEqual([])
    expect.soft(await tooWide(page), name).toBe(0)
  }
})

test('with letters twice as large neither the menu nor what can be ordered is wider than a phone', async ({ page }) => {
  await page.goto('/at/12')
  await expect(page.locator('.dish').first()).toBeVisible()
  await withLargeLetters(page)
  expect.soft(await tooWide(page), 'menu').toBe(0)
  await page.goto('/at/12')
  await page.getByRole('button', { name: 'Da ordinare' }).click()
  await expect(page.locator('.guest-good').first()).toBeVisible()
  await withLargeLetters(page)
  expect.soft(await tooWide(page), 'what can be ordered').toBe(0)
})
