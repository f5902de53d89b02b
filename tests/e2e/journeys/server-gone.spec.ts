import { test } from '../own-server.ts'
import { cardOf, expect, logIn, quiet, visit, NO_NETWORK } from '../support.ts'
import { ANNA } from '../trattoria.ts'

// A line that listens is told that nobody is there.
test.use({ allowed: new RegExp(`${NO_NETWORK.source}|status of 503`) })

test('with the server dead everything that was seen is still there', async ({ page, own }) => {
  await logIn(page, ANNA.username, ANNA.password)
  await visit(page, '/card', '/menus', '/flows')
  await page.goto('/card')
  const digits = (await page.locator('#root .code-digits').textContent()) ?? ''
  await own.kill()

  await page.goto('/')
  await expect(cardOf(page)).toBeVisible()
  const strip = page.locator('.strip')
  await expect(strip).toContainText(/Il server non risponde: dati di oggi, \d{2}:\d{2}/)
  await page.goto('/card?till')
  await expect(page.getByRole('dialog', { name: 'Mostra in cassa' })).toContainText(digits)
  await page.goto('/menus')
  await expect(page.locator('.dish')).toHaveCount(2)
  const picture = page.locator('.menus-list img.dish-thumb')
  await expect.poll(() => picture.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0)).toBe(true)
  await page.goto('/flows')
  await expect(page.getByRole('heading', { name: 'Ancora nessun movimento' })).toBeVisible()
  await expect(page.locator('.message')).toHaveCount(0)

  await own.revive()
  await page.goto('/card')
  await expect(cardOf(page)).toBeVisible()
  await expect(strip).toHaveCount(0)
})

test('who logs in while the server is dead is told so, and what she wrote stays', async ({ page, own }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeEnabled()
  await quiet(page)
  await own.kill()
  await page.locator('input[autocomplete="username"]').fill(ANNA.username)
  await page.locator('input[autocomplete="current-password"]').fill(ANNA.password)
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(page.getByRole('alert')).toHaveText('Il server non risponde. Riprova tra poco.')
  await expect(page.locator('input[autocomplete="username"]')).toHaveValue(ANNA.username)
  await own.revive()
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(cardOf(page)).toBeVisible()
})
