import type { Page } from '@playwright/test'
import { openFoil } from '../screens.ts'
import { cardOf, expect, quiet, test } from '../support.ts'

test.use({ serviceWorkers: 'block' })

/** How much wider the page is than the screen. A phone zooms out then: its `innerWidth` grows along. */
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The words of which some is not to be seen. */
const cut = (page: Page, parts: string) =>
  page
    .locator(parts)
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0).map((one) => one.textContent))

/** The words of the tab bar that take more than one line. */
const broken = (page: Page) =>
  page
    .locator('.tab-icon + span')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height > 16).map((one) => one.textContent))

/** The words of one kind that lie over a part of another in the same row. */
const met = (page: Page, words: string, parts: string) =>
  page.locator(words).evaluateAll(
    (all, parts) =>
      all.flatMap((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        const { right, left, top, bottom } = range.getBoundingClientRect()
        const others = [...(one.closest('.flow-row, .card-face')?.querySelectorAll(parts) ?? [])].map((other) =>
          other.getBoundingClientRect(),
        )
        return others.some((other) => other.left < right && other.right > left && other.top < bottom && other.bottom > top)
          ? [one.textContent]
          : []
      }),
    parts,
  )

test.describe('a customer', () => {
  test.use({ as: 'giulia' })

  test('a path that nobody has is the 404 page, with the way home', async ({ page }) => {
    await page.goto('/nowhere/at/all')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina non trovata')
    await expect(page.locator('.state')).toContainText('Dalla home trovi tutto il resto')
    // Bottega Lino has no tables.
    await expect(page.locator('.nowhere-ways').getByRole('link')).toHaveText(['Collezione', 'Shop'])
    await page.locator('.state').getByRole('link').click()
    await expect(page).toHaveURL('/')
    await expect(cardOf(page)).toBeVisible()
  })

  test('/version is not hers, and no entry leads there', async ({ page }) => {
    await page.goto('/version')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina non trovata')
    await page.getByRole('button', { name: 'Altro' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'La mia carta' })).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Versione' })).toHaveCount(0)
  })

  test('sums stand digit under digit', async ({ page }) => {
    await page.goto('/flows')
    const sum = page.locator('.flow-figures strong').first()
    await expect(sum).toBeVisible()
    expect(await page.evaluate(() => document.fonts.check('14px "Inter Variable"'))).toBe(true)
    const [narrow, wide] = await sum.evaluate((one) =>
      ['+11,11', '+00,00'].map((figures) => {
        one.textContent = figures
        return one.getBoundingClientRect().width
      }),
    )
    expect(narrow).toBe(wide)
  })

  test('/home is home', async ({ page }) => {
    await page.goto('/home')
    await expect(page).toHaveURL('/')
  })

  test('the current entry is marked, in the tab bar and in the drawer', async ({ page }) => {
    await page.goto('/card')
    const tabs = page.getByRole('navigation', { name: 'Principale' })
    await expect(tabs.getByRole('link', { name: 'Carta' })).toHaveAttribute('aria-current', 'page')
    await expect(tabs.locator('[aria-current]')).toHaveCount(1)
    await tabs.getByRole('button', { name: 'Altro' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'La mia carta' })).toHaveAttribute('aria-current', 'page')
    await expect(drawer.locator('[aria-current]')).toHaveCount(1)
    await drawer.getByRole('link', { name: 'Movimenti' }).click()
    await expect(page).toHaveURL('/flows')
    await expect(drawer).toHaveCount(0)
  })

  test('in the sidebar the current entry lies clear of its edges, between whose app it is and who is in @desktop', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 560 })
    for (const path of ['/devices', '/profile/export', '/']) {
      await page.goto(path)
      await expect(page.locator('.sidebar [aria-current]')).toBeInViewport({ ratio: 1 })
      const parts = ['.activity-head', '[aria-current]', '.person', '.legal-links'].map((part) => page.locator(`.sidebar ${part}`))
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
      const edges = boxes.flatMap((box) => (box ? [box.y, box.y + box.height] : []))
      expect([0, ...edges, 560], path).toEqual([0, ...edges, 560].sort((one, other) => one - other))
    }
  })

  test('nothing is wider than the screen @both', async ({ page }) => {
    for (const path of ['/', '/card', '/flows', '/menus', '/activities', '/install']) {
      await page.goto(path)
      await quiet(page)
      expect(await beyond(page), path).toBeLessThanOrEqual(0)
    }
  })

  test.describe('who has scratch cards', () => {
    test.use({ on: 'osteria-del-porto' })

    test('nor is the dust of a foil @both', async ({ page }) => {
      await openFoil(page)
      // While it slides in, whatever sticks out is clipped.
      await expect(page.locator('.page-enter')).toHaveCount(0)
      expect(await beyond(page)).toBeLessThanOrEqual(0)
    })
  })

  test.describe('of an activity that has everything', () => {
    test.use({ on: 'osteria-del-porto' })

    test('what the sidebar has the page has not again @desktop', async ({ page }) => {
      const main = page.getByRole('main')
      await page.goto('/booking')
      await expect(main.locator('.when-months')).toBeVisible()
      await expect(main.getByRole('link', { name: 'Le mie prenotazioni' })).toHaveCount(0)
      await page.goto('/profile')
      await expect(main.getByRole('link', { name: 'Elimina il mio account' })).toBeVisible()
      await expect(main.getByRole('button', { name: 'Esci' })).toHaveCount(0)
      await expect(page.locator('.sidebar').getByRole('button', { name: 'Esci' })).toBeInViewport({ ratio: 1 })
    })

    test('a mouse reaches every chip, of which none moves aside @desktop', async ({ page }) => {
      for (const path of ['/de/flows', '/de/notices', '/de/shop/shops']) {
        await page.goto(path)
        await quiet(page)
        await expect(page.locator('main .chip').first(), path).toBeVisible()
        const rows = page.locator('main :has(> .chip)')
        expect(
          await rows.evaluateAll((all) => all.filter((row) => row.scrollWidth > row.clientWidth).map(({ className }) => className)),
          path,
        ).toEqual([])
      }
    })
  })

  test.describe('on the narrowest phone, in German', () => {
    test.use({ viewport: { width: 320, height: 640 }, on: 'osteria-del-porto' })

    test('no word is cut, and nothing lies over another', async ({ page }) => {
      for (const path of ['/de', '/de/card', '/de/flows', '/de/menus', '/de/notices', '/de/devices']) {
        await page.goto(path)
        await quiet(page)
        expect(await beyond(page), path).toBeLessThanOrEqual(0)
        expect(await cut(page, '.tab-icon + span, .top-bar h1'), path).toEqual([])
        expect(await broken(page), path).toEqual([])
        expect(await met(page, '.card-sums dd', '.card-white'), path).toEqual([])
        expect(await met(page, '.flow-words > *', '.flow-figures > *'), path).toEqual([])
      }
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('.tab { font-size: 24px; line-height: 32px }')
        document.adoptedStyleSheets = [sheet]
      })
      expect(await cut(page, '.tab-icon + span')).toEqual([])
      expect(
        await page
          .locator('.tab')
          .last()
          .evaluate((last) => last.getBoundingClientRect().right),
      ).toBeLessThanOrEqual(320)
    })
  })

  test.describe('a part that does not come', () => {
    test.use({ allowed: /ERR_FAILED|dynamically imported module/ })

    test('leaves the page where it is: the information text, and the drawer', async ({ page }) => {
      for (const name of ['frame', 'Drawer']) await page.route(`**/assets/${name}-*.js`, (route) => route.abort())
      let loads = 0
      page.on('load', () => loads++)
      await page.goto('/')
      // The app loads itself anew once.
      await expect.poll(() => loads).toBe(2)
      await expect(cardOf(page)).toBeVisible()
      await page.getByRole('button', { name: 'Altro' }).click()
      await expect(page.locator('.message-error')).toBeVisible()
      const bar = await page.locator('.top-bar').boundingBox()
      const message = await page.locator('.message-error').boundingBox()
      expect(message?.y, 'below title and keys').toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
      await expect(cardOf(page)).toBeVisible()
      await page.unroute('**/assets/Drawer-*.js')
      await expect(async () => {
        await page.getByRole('button', { name: 'Altro' }).click()
        await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 })
      }).toPass()
    })
  })

  test('back comes back to where one was in the list', async ({ page }) => {
    await page.goto('/flows')
    await expect(page.locator('.flow-row').first()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600)
    const before = await page.evaluate(() => window.scrollY)
    await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Carta' }).click()
    await expect(page).toHaveURL('/card')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), before)).toBeLessThanOrEqual(80)
  })
})

test.describe('staff', () => {
  test.use({ as: 'admin' })
  test('see which version runs, and the oldest that is accepted', async ({ page }) => {
    await page.goto('/version')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versione')
    for (const term of ['Versione dell’app', 'Piattaforma', 'Versione minima'])
      await expect(page.getByText(term, { exact: true })).toBeVisible()
  })
})
