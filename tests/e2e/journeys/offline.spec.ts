import type { Page } from '@playwright/test'
import { withLargeLetters } from '../large-letters.ts'
import { cardOf, controlled, expect, keptOnDevice, keptWhole, NO_NETWORK, quiet, test, visit } from '../support.ts'

test.use({ as: 'giulia', on: 'osteria-del-porto', allowed: NO_NETWORK })

test('home, card and till are there without a network', async ({ page, context }) => {
  await visit(page, '/card')
  const digits = (await page.locator('#root .code-digits').textContent()) ?? ''
  await context.setOffline(true)
  await page.goto('/')
  await expect(cardOf(page)).toBeVisible()
  const strip = page.locator('.strip')
  await expect(strip).toContainText(/offline/)
  await expect(strip).toContainText(/oggi, \d{2}:\d{2}/)
  await page.goto('/card')
  await expect(page.locator('#root .code-digits')).toHaveText(digits)
  await page.goto('/card?till')
  const till = page.getByRole('dialog', { name: 'Mostra in cassa' })
  await expect(till.getByRole('img', { name: /Codice della carta/ })).toBeVisible()
  await expect(till).toContainText(digits)
  await expect(till).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('who has been on home alone, once, has the rest of the app and her coupons without a network', async ({ page, context }) => {
  await page.goto('/')
  await controlled(page)
  await keptOnDevice(page, 'myCoupons', 'Un calice')
  await keptWhole(page)
  await context.setOffline(true)
  await page.goto('/coupons')
  await page.locator('.coupons button.coupon-body').first().click()
  await expect(page.getByRole('img', { name: /^Codice del coupon/ })).toBeVisible()
  await page.goto('/notices')
  await expect(page.locator('.news-row').first()).toBeVisible()
})

test('a page that was on its way while the worker took over is in its hands a moment later', async ({ page, context }) => {
  const late = await context.newPage()
  const tookOver = Promise.withResolvers<void>()
  await late.route('/', async (route) => {
    await tookOver.promise
    await route.continue()
  })
  const onItsWay = late.goto('/')
  await page.goto('/')
  await controlled(page)
  tookOver.resolve()
  await onItsWay
  await controlled(late)
})

/** What lies under the strip or the tabs when the page is at its end; and the strip over the tabs. */
const covered = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const strip = document.querySelector('.strip')?.getBoundingClientRect()
    const tabs = document.querySelector('.tab-bar')?.getBoundingClientRect()
    const under = [...document.querySelectorAll('main *')].filter(
      (node) => node.checkVisibility() && node.getBoundingClientRect().bottom > (strip?.top ?? 0) + 0.5,
    )
    return [...under.map((node) => node.className), ...(strip && tabs && strip.bottom > tabs.top + 0.5 ? ['the tabs'] : [])]
  })

/** The pictures of the menu that the worker has not fetched yet: it takes its time, one after the other. */
const unfetched = (page: Page) =>
  page.locator('.menus-list img.dish-thumb').evaluateAll(async (pictures) => {
    const kept = (await (await caches.open('images')).keys()).map(({ url }) => new URL(url).pathname)
    const folders = pictures.map((picture) => new URL((picture as HTMLImageElement).src).pathname.replace(/[^/]+$/, ''))
    return folders.filter((folder) => !kept.some((path) => path.startsWith(folder)))
  })

test('the menu is there without a network, its pictures and dishes too', async ({ page, context }) => {
  await visit(page, '/menus')
  const dishes = await page.locator('.dish').count()
  await expect.poll(() => unfetched(page)).toEqual([])
  await context.setOffline(true)
  await page.goto('/menus')
  await expect(page.locator('.dish')).toHaveCount(dishes)
  const pictures = page.locator('.menus-list img.dish-thumb')
  const count = await pictures.count()
  expect(count).toBeGreaterThan(10)
  for (let at = 0; at < count; at++) {
    await pictures.nth(at).scrollIntoViewIfNeeded()
    await expect.poll(() => pictures.nth(at).evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0)).toBe(true)
  }
  await page.locator('a.dish-link').nth(3).click()
  await expect(page.getByRole('dialog').getByText('Allergeni', { exact: true })).toBeVisible()
})

test('the movements are there without a network, and say of when they are', async ({ page, context }) => {
  await visit(page, '/flows')
  const first = page.locator('.flow-row').first()
  await expect(first).toBeVisible()
  await quiet(page)
  await context.setOffline(true)
  await page.goto('/flows')
  await expect(first).toBeVisible()
  await expect(page.locator('.strip')).toContainText(/offline.*oggi/)
})

test('a page never opened before leads nowhere worse than home', async ({ page, context }) => {
  await visit(page)
  await context.setOffline(true)
  await page.goto('/activities')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina non trovata')
})

test('a strip says what is true of the page that it stands on', async ({ page, context }) => {
  await visit(page, '/flows')
  await keptWhole(page)
  const strip = page.locator('.strip')
  await context.setOffline(true)
  await page.goto('/flows')
  await expect(strip).toContainText(/^Sei offline: dati di oggi, \d{2}:\d{2}/)
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Profilo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible()
  await expect(strip.locator('span').first()).toHaveText('Sei offline')
})

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])
  test.describe(`at ${width}x${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the strip covers nothing, with letters twice as large either, and no picture is broken', async ({ page, context }) => {
      await visit(page, '/stores')
      await page.evaluate(() => caches.delete('images'))
      await context.setOffline(true)
      for (const path of ['/', '/flows', '/stores']) {
        await page.goto(path)
        await expect(page.locator('.strip')).toBeVisible()
        // The room for it is made a frame after it.
        await expect.poll(() => covered(page), path).toEqual([])
      }
      expect(
        await page
          .locator('img[src]')
          .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).complete && !(one as HTMLImageElement).naturalWidth).length),
      ).toBe(0)
      await withLargeLetters(page)
      await expect.poll(() => covered(page)).toEqual([])
    })
  })

test('the strip goes when the network is back', async ({ page, context }) => {
  await visit(page, '/card')
  await context.setOffline(true)
  await page.goto('/card')
  const strip = page.locator('.strip')
  await expect(strip).toContainText('offline')
  await context.setOffline(false)
  // By itself, or by its key: the worker may hear of the network a moment after the page.
  await expect(async () => {
    if (await strip.isVisible()) await strip.getByRole('button', { name: 'Riprova' }).click({ timeout: 500 })
    await expect(strip).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
})
