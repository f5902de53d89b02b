import type { Page } from '@playwright/test'
import { drawFinger } from '../finger.ts'
import { at } from '../screens.ts'
import { expect, MOVING, quiet, test } from '../support.ts'

test.use({ ...MOVING, as: 'giulia', on: 'osteria-del-porto', serviceWorkers: 'block' })

const filter = (page: Page) => page.getByRole('dialog', { name: 'Filtri' })
const key = (page: Page) => page.getByRole('button', { name: 'Filtri' })
/** It has come up, and stands still. */
async function opened(page: Page) {
  await key(page).click()
  await expect(filter(page)).toBeVisible()
  await filter(page).evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)))
}
const top = (page: Page) => filter(page).evaluate((sheet) => sheet.getBoundingClientRect().top)
const scrim = (page: Page) => page.locator('[data-part="backdrop"]').evaluate((one) => Number(getComputedStyle(one).opacity))

test('a sheet follows the finger, springs back from a little way, and goes from far down', async ({ page }) => {
  await at('/menus', 'a.dish-link')(page)
  await opened(page)
  const rest = await top(page)
  const x = 120

  await drawFinger(page, { x, from: rest + 24, to: rest + 84, rest: 200 }, async () => {
    expect(Math.abs((await top(page)) - rest - 60)).toBeLessThanOrEqual(1)
    expect(await scrim(page)).toBeLessThan(1)
  })
  await expect.poll(() => top(page)).toBe(rest)
  await expect.poll(() => scrim(page)).toBe(1)

  // From within it, where nothing is scrolled.
  await drawFinger(page, { x, from: rest + 120, to: 840, rest: 200 })
  await expect(filter(page)).toHaveCount(0)
  await expect(key(page)).toBeFocused()
  await expect(page).toHaveURL('/menus')
})

test('scrolled, it scrolls under the finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 })
  await at('/menus', 'a.dish-link')(page)
  await opened(page)
  const rest = await top(page)
  await filter(page).evaluate((sheet) => sheet.scrollTo(0, 200))
  await drawFinger(page, { x: 120, from: rest + 120, to: rest + 220, rest: 200 })
  await expect(filter(page)).toBeVisible()
  expect(await top(page)).toBe(rest)
})

test('the drawer follows the finger to its edge, springs back from a little way, and goes from far; up and down it scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 480 })
  await at('/flows', '.flow-row')(page)
  const more = page.getByRole('button', { name: 'Altro' })
  await more.click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
  const left = () => drawer.evaluate((one) => one.getBoundingClientRect().left)
  const rest = await left()

  await drawFinger(page, { x: 150, from: 300, to: 310, aside: 80, rest: 200 }, async () => {
    expect(Math.abs((await left()) - rest - 80)).toBeLessThanOrEqual(1)
    expect(await scrim(page)).toBeLessThan(1)
  })
  await expect.poll(left).toBe(rest)
  await expect.poll(() => scrim(page)).toBe(1)

  await drawFinger(page, { x: 200, from: 400, to: 200, aside: 40, rest: 200 })
  expect(await left()).toBe(rest)
  expect(await drawer.evaluate((one) => one.scrollTop)).toBeGreaterThan(0)

  await drawFinger(page, { x: 150, from: 300, to: 310, aside: 200, rest: 200 })
  await expect(drawer).toHaveCount(0)
  await expect(more).toBeFocused()
  await expect(page).toHaveURL('/flows')
})

test('the way back closes what is open, the topmost first, and stays on the page; forward opens nothing', async ({ page }) => {
  await at('/flows', '.flow-row')(page)
  await at('/menus', 'a.dish-link')(page)
  const length = await page.evaluate(() => history.length)
  await opened(page)
  await page.goBack()
  await expect(filter(page)).toHaveCount(0)
  await expect(page).toHaveURL('/menus')
  await page.goForward()
  await expect(page).toHaveURL('/menus')
  await expect(filter(page)).toHaveCount(0)

  // Closed by its key and opened again and again, it leaves no steps behind.
  for (let time = 0; time < 3; time++) {
    await opened(page)
    await page.keyboard.press('Escape')
    await expect(filter(page)).toHaveCount(0)
  }
  expect(await page.evaluate(() => history.length)).toBe(length + 1)
  await page.goBack()
  await expect(page).toHaveURL('/flows')
  await page.goForward()
  await expect(page).toHaveURL('/menus')

  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
  const question = page.getByText('Vuoi davvero uscire?')
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  // A way on out of the drawer is one step, not two.
  await page.getByRole('dialog').getByRole('link', { name: 'La mia carta' }).click()
  await expect(page).toHaveURL('/card')
  await quiet(page)
  await page.goBack()
  await expect(page).toHaveURL('/menus')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('in a shop', () => {
  test.use({ on: 'bottega-lino' })

  test('what is chosen in a sheet stays chosen after the way back', async ({ page }) => {
    await at('/shop/shops', 'a.good-link')(page)
    await opened(page)
    await filter(page).getByRole('button', { name: 'In offerta' }).click()
    await expect(page).toHaveURL(/[?]/)
    const chosen = page.url()
    await page.goBack()
    await expect(filter(page)).toHaveCount(0)
    await expect(page).toHaveURL(chosen)
    await expect(page.getByRole('button', { name: 'Togli i filtri' })).toBeVisible()
  })
})

test('behind the bar of the system nothing of a sheet is to be seen below its key', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 560 }) // it does not hold all of them
  await at('/menus', 'a.dish-link')(page)
  await (await context.newCDPSession(page)).send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } })
  await opened(page)
  const foot = filter(page).locator('.sheet-foot')
  await expect.poll(() => foot.evaluate((one) => Math.round(one.getBoundingClientRect().bottom))).toBe(560 - 34)
  const covers = (place: number) => foot.evaluate((one, y) => one.contains(document.elementFromPoint(195, y)), place)
  expect([await covers(530), await covers(556)]).toEqual([true, true])
})
