import type { Page } from '@playwright/test'
import { expect, MOVING, test } from '../support.ts'

// A picture looked at closely, by the fingers and by the keys; one finger scrolls the page as before.

test.use({ ...MOVING, as: 'giulia', on: 'bottega-lino', serviceWorkers: 'block' })

const scaleOf = (page: Page) => page.locator('.zoom-picture').evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).a)

async function openGood(page: Page) {
  await page.goto('/shop/shops')
  await page.locator('a.good-link').first().click()
  await expect(page.locator('.gallery .good-picture').first()).toBeVisible()
}

test('the keys open it, make it larger, move it and close it @desktop', async ({ page }) => {
  await openGood(page)
  const key = page.getByRole('button', { name: 'Ingrandisci l’immagine' })
  await key.focus()
  await page.keyboard.press('Enter')
  const zoom = page.locator('dialog.zoom')
  await expect(zoom).toBeVisible()
  expect(await scaleOf(page)).toBe(1)
  await page.keyboard.press('+')
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => zoom.locator('.zoom-picture').getAttribute('style')).toContain('60px')
  await zoom.getByRole('button', { name: 'Rimpicciolisci' }).click()
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1)
  await page.keyboard.press('Escape')
  await expect(zoom).toHaveCount(0)
  await expect(key).toBeFocused()
})

test('two fingers on the picture open it and make it larger, one scrolls the page', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 640 }) // on a larger phone all of it is in sight
  await openGood(page)
  const box = await page.locator('.gallery').boundingBox()
  if (!box) throw new Error('no picture')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const cdp = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([px, py], id) => ({ x: px, y: py, id })) })

  await touch('touchStart', [x, y])
  for (let step = 1; step <= 10; step++) await touch('touchMove', [x, y - step * 12])
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40)
  await expect(page.locator('dialog.zoom')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))

  await touch('touchStart', [x - 20, y], [x + 20, y])
  await touch('touchEnd')
  await expect(page.locator('dialog.zoom')).toBeVisible()
  // The browser draws how it grows, and hears no finger until then.
  await expect(page.locator('html')).not.toHaveAttribute('data-view')
  expect(await scaleOf(page)).toBe(2)
  await touch('touchStart', [x - 40, y], [x + 40, y])
  for (let step = 1; step <= 5; step++) await touch('touchMove', [x - 40 - step * 8, y], [x + 40 + step * 8, y])
  await touch('touchEnd')
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Chiudi' }).click()
  await expect(page.locator('dialog.zoom')).toHaveCount(0)
})
