import { codeOf, expect, quiet, test } from './support.ts'

test.use({ serviceWorkers: 'block' })

test.describe('a customer', () => {
  test.use({ as: 'giulia' })

  test('a path that nobody has is the 404 page, with the way home @both', async ({ page }) => {
    await page.goto('/nowhere/at/all')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina non trovata')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL('/')
    await expect(codeOf(page)).toBeVisible()
  })

  test('/version is not hers, and no entry leads there', async ({ page }) => {
    await page.goto('/version')
    await expect(page.getByText('404')).toBeVisible()
    await page.getByRole('button', { name: 'Altro' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'La mia carta' })).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Versione' })).toHaveCount(0)
  })

  test('/home is home', async ({ page }) => {
    await page.goto('/home')
    await expect(page).toHaveURL('/')
  })

  test('the current entry is marked, in the tab bar and in the drawer', async ({ page }) => {
    await page.goto('/flows')
    const tabs = page.getByRole('navigation', { name: 'Principale' })
    await expect(tabs.getByRole('link', { name: 'Movimenti' })).toHaveAttribute('aria-current', 'page')
    await expect(tabs.locator('[aria-current]')).toHaveCount(1)
    await tabs.getByRole('button', { name: 'Altro' }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('link', { name: 'Movimenti' })).toHaveAttribute('aria-current', 'page')
    await expect(drawer.locator('[aria-current]')).toHaveCount(1)
    await drawer.getByRole('link', { name: 'La mia carta' }).click()
    await expect(page).toHaveURL('/card')
    await expect(drawer).toHaveCount(0)
  })

  test('nothing is wider than the screen @both', async ({ page }) => {
    for (const path of ['/', '/card', '/flows', '/menus', '/activities', '/install']) {
      await page.goto(path)
      await quiet(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    }
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
  test.use({ as: 'admin', allowed: /status of 404/ })
  test('see which version runs, and the oldest that is accepted @both', async ({ page }) => {
    await page.goto('/version')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versione')
    for (const term of ["Versione dell'app", 'Piattaforma', 'Minima per iOS', 'Minima per Android'])
      await expect(page.getByText(term, { exact: true })).toBeVisible()
  })
})
