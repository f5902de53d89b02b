import type { Page } from '@playwright/test'
import { expect, MOVING, quiet, SHARP, test } from '../support.ts'
import { transitions, watchTransitions } from '../transitions.ts'

// Thumbnail, head and full picture are one picture that grows, and becomes small again. LOOK phone-7.

test.use({ ...MOVING, ...SHARP, as: 'giulia', on: 'osteria-del-porto', serviceWorkers: 'block' })

/** How often the browser has drawn a picture between two places. */
const grown = async (page: Page) => (await transitions(page)).filter(({ parts }) => parts.includes('picture'))
const times = async (page: Page) => (await grown(page)).length

const WAYS = [
  { what: 'a dish', path: '/menus', small: '[data-dish]', large: '.dish-detail-picture' },
  { what: 'a notice', path: '/notices', small: '.news', large: '.detail > .picture' },
  { what: 'a store', path: '/stores', small: '.store-link', large: '.detail > .picture' },
  { what: 'a good', path: '/shop/shops', small: '.good-link', large: '.gallery [data-whole]' },
]

test('the picture that she touches grows into its page, and back', async ({ page }) => {
  await watchTransitions(page)
  for (const { what, path, small, large } of WAYS) {
    await page.goto(path)
    const row = page
      .locator(small)
      .filter({ has: page.locator('img') })
      .first()
    await expect(row).toBeVisible()
    await quiet(page)
    await row.click()
    await expect(page.locator(large)).toBeVisible()
    await expect.poll(() => times(page), `${what}, on`).toBe(1)
    await quiet(page)
    await page.goBack()
    await expect(row).toBeVisible()
    await expect.poll(() => times(page), `${what}, back`).toBe(2)
    // A sheet is opaque: the page as it was is not seen through it.
    expect(
      (await grown(page)).map(({ isUnderOld }) => isUnderOld),
      what,
    ).toEqual(Array(2).fill(what !== 'a dish'))
  }
})

test('a dish is looked at closely; Esc leads back to it, then to the menu', async ({ page }) => {
  await page.goto('/menus')
  await page
    .locator('[data-dish]')
    .filter({ has: page.locator('img') })
    .first()
    .click()
  const key = page.getByRole('button', { name: 'Ingrandisci l’immagine' })
  await key.click()
  const zoom = page.locator('dialog.zoom')
  await expect(zoom).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(zoom).toHaveCount(0)
  await expect(key).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('.dish-detail')).toHaveCount(0)
})

test('a notice that is pulled down far enough closes; less, and it stays', async ({ page, context }) => {
  await page.goto('/')
  await page.locator('.home-notice').first().click()
  const picture = page.locator('.detail > .picture')
  await expect(picture).toBeVisible()
  await quiet(page)
  const cdp = await context.newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
  const pull = async (by: number) => {
    await finger('touchStart', 200)
    for (const part of [0.2, 0.5, 1]) await finger('touchMove', 200 + by * part)
  }
  const scale = () => picture.evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).a)
  // What hears the finger comes after the page.
  await expect(async () => {
    await pull(48)
    const pulled = await scale()
    await finger('touchEnd')
    expect(pulled).toBeCloseTo(1.075, 2)
  }).toPass()
  await expect.poll(scale).toBe(1)
  await pull(120)
  expect(await scale()).toBeCloseTo(1.15, 2)
  await finger('touchEnd')
  await expect(page).toHaveURL(/\/$/)
})

test('its own colour stands in the place of a picture until it comes', async ({ page }) => {
  await page.route('**/images/**', () => undefined)
  await page.goto('/stores')
  const place = page.locator('.store-link img').first()
  await expect(place).toBeVisible()
  const tint = await place.evaluate((node) => node.style.getPropertyValue('--picture'))
  expect(tint).toMatch(/^#[0-9a-f]{6}$/)
  expect(await place.evaluate((node) => getComputedStyle(node).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
})
