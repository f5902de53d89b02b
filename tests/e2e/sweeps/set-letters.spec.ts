import type { Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findHeadlessShell } from '../../chromium.ts'
import { test } from '../own-customer.ts'
import { at } from '../screens.ts'
import { atCheckout } from '../shopper.ts'
import { expect, operate, test as plain } from '../support.ts'

// A browser whose owner has set its letters twice as large, which what asks for the window's height knows too. In German, whose words are long.
const twiceAsLarge = '--blink-settings=defaultFontSize=32'

test.use({ serviceWorkers: 'block', launchOptions: { executablePath: findHeadlessShell(), args: [...CHROMIUM_FLAGS, twiceAsLarge] } })

const over = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const placeOf = (page: Page, selector: string) => page.locator(selector).evaluate((node) => getComputedStyle(node).position)

test('with letters twice as large the checkout is as wide as the phone, and its sum leaves it the window', async ({ page, person }) => {
  await operate('customer credit', { activity: 'osteria-del-porto', email: person.email, amount: '10.00', type: 'AM', reason: 'Prova' })
  await atCheckout(page)
  await page.goto('/de/shop/checkout')
  await page.getByRole('button', { name: /^10,00.*einsetzen/ }).click()
  await expect(page.locator('.sums')).toContainText('−10,00')
  expect.soft(await over(page)).toBe(0)
  expect.soft(await placeOf(page, '.sum-foot')).toBe('static')
  await at('/de/card', '.flow-row')(page)
  const count = await page.locator('.icon-button > .count').boundingBox()
  expect.soft(count?.height, 'the number of goods beside the cart').toBeLessThanOrEqual(24)
})

plain.describe('a customer with a history', () => {
  plain.use({ as: 'giulia', on: 'salone-aurora' })
  plain('with letters twice as large movements are as wide as the phone', async ({ page }) => {
    await at('/de/flows', '.flow-row')(page)
    expect(await over(page)).toBe(0)
  })
})
