import { controlled, expect, NO_NETWORK, PASSWORD, test } from '../support.ts'
import { test as own } from '../own-customer.ts'

const HERE = 'osteria-del-porto'

test.describe('at the table, without an account', () => {
  test.use({ on: HERE, locale: 'de-DE', allowed: NO_NETWORK })

  test('the code opens the menu in her language; filtered, offline, with the offer closed, in another language', async ({
    page,
    context,
  }) => {
    await page.goto('/qr/12')
    await expect(page).toHaveURL(/\/de\/at\/12$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Appetit')
    await expect(page.getByText('Tisch 12')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Fisch' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /zeigen$/ })
      .click()
    await expect(page.getByText(/Ohne Fisch/)).toBeVisible()

    const offer = page.getByRole('complementary', { name: 'Die Karte' })
    await expect(offer).toContainText('5,00 €')
    await offer.getByRole('button').click()
    await expect(offer).toHaveCount(0)

    await controlled(page)
    const isKept = () => page.evaluate(async () => (await (await caches.open('public')).keys()).some(({ url }) => url.includes('/menu')))
    await expect.poll(isKept).toBe(true)
    await context.setOffline(true)
    await page.goto('/qr/12')
    await expect(page.getByText('Tisch 12')).toBeVisible()
    await expect(page.getByText(/Ohne Fisch/)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'offline' })).toBeVisible()
    await expect(offer).toHaveCount(0)
    await context.setOffline(false)

    // The key of the languages goes with the picture, and stands in the bar then.
    await page.evaluate(() => scrollTo(0, 500))
    await page.getByRole('button', { name: 'Sprachen', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page).toHaveURL(/\/en\/at\/12$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enjoy your meal')
  })

  test('a good that somebody shared says what she logs in for', async ({ page }) => {
    await page.goto('/de/shop/shops/one')
    await expect(page).toHaveURL(/\/de\/login\?redirect=/)
    await expect(page.getByText('Um den Artikel zu sehen')).toBeVisible()
  })

  test('a table that is not there has no number', async ({ page, baseURL }) => {
    await page.goto('/de/at/99')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Appetit')
    await expect(page.getByText('Tisch', { exact: true })).toHaveCount(0)
    const bare = (baseURL ?? '').replace(`${HERE}.`, '')
    await page.goto(`${bare}/at/${HERE}/7`)
    await expect(page.getByText('Tavolo 7')).toBeVisible()
  })

  test.describe('of nobody', () => {
    test.use({ allowed: /status of 404/ })

    test('there is no menu, and she is told whom to ask', async ({ page, baseURL }) => {
      await page.goto(`${(baseURL ?? '').replace(`${HERE}.`, '')}/at/nobody/7`)
      await expect(page.getByRole('heading', { name: 'Nessun menù qui' })).toBeVisible()
      await expect(page.locator('.state')).toContainText('Chiedi a chi ti serve')
    })
  })

  test('on a desk the card is offered beside the dish, whose foot is never covered @desktop', async ({ page }) => {
    await page.goto('/de/at/12')
    await expect(page.locator('.menus-dish')).toBeVisible()
    const offer = page.getByRole('complementary', { name: 'Die Karte' })
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const right = async () => {
        const box = await offer.boundingBox()
        return (box?.x ?? 0) + (box?.width ?? 0)
      }
      const dish = await page.locator('.menus-dish').boundingBox()
      expect(await right()).toBeLessThanOrEqual(dish?.x ?? 0)
    }
  })
})

own.describe('who chose at the table', () => {
  own.use({ on: HERE, storageState: { cookies: [], origins: [] } })

  own('logs in to order, finds it in her cart, and it is brought to her table', async ({ page, person }) => {
    await page.goto('/at/12')
    await page.getByRole('button', { name: 'Da ordinare' }).click()
    const more = page.getByRole('button', { name: 'Aggiungi Cono di fritto' })
    await more.click()
    await page.getByRole('button', { name: 'Uno in più' }).click()
    await expect(page.getByRole('complementary', { name: 'Carrello' })).toContainText('24,00 €')
    await page.getByRole('link', { name: 'Ordina' }).click()
    await page.getByLabel('E-mail o nome utente').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Accedi', exact: true }).click()
    await expect(page).toHaveURL(/\/shop\/cart$/)
    await expect(page.getByRole('group', { name: 'Quantità di Cono di fritto' }).locator('output')).toHaveText('2')
    await page.reload()
    await expect(page.getByRole('group', { name: 'Quantità di Cono di fritto' }).locator('output')).toHaveText('2')
    await page.getByRole('link', { name: 'Concludi l’ordine' }).click()
    await expect(page.getByRole('heading', { name: 'Tavolo 12' })).toBeVisible()
  })
})

test.describe('a dish that is shared', () => {
  test.use({ as: 'giulia', on: HERE, serviceWorkers: 'block' })

  test('opens for who has no card, on the menu of the house', async ({ page, browser }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: (data: unknown) => Promise.resolve(void Object.assign(window, { shared: data })),
      })
    })
    await page.goto('/menus')
    await page.locator('a.dish-link').nth(1).click()
    await page.getByRole('button', { name: 'Condividi' }).click()
    const { title, url } = await page.evaluate(() => (window as unknown as { shared: { title: string; url: string } }).shared)
    const friend = await browser.newPage({ storageState: { cookies: [], origins: [] } })
    await friend.goto(url)
    await expect(friend.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await expect(friend.getByText('con la carta')).toBeVisible()
    await friend.close()
  })
})
