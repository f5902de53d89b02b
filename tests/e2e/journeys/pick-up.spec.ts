import { test } from '../own-customer.ts'
import { appOf, atCheckout } from '../shopper.ts'
import { expect, sessionOf } from '../support.ts'

test.use({ serviceWorkers: 'block' })

test('of two stores she chooses where she collects it: staff see which, and her order has the way to it', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  await atCheckout(page)
  const places = page.getByRole('group', { name: 'Dove si ritira' })
  await expect(places.getByRole('radio', { name: /^Osteria del Porto/ })).toBeChecked()
  await places.getByText('La Bottega del Porto').click()
  await page.getByText('In negozio', { exact: true }).click()
  await page.getByRole('button', { name: 'Ordine con obbligo di pagare' }).click()
  await page.waitForURL(/\/shop\/pay\/success/)
  await page.getByRole('link', { name: 'Segui l’ordine' }).click()
  await expect(page.getByRole('link', { name: /^Ritiro: La Bottega del Porto/ })).toContainText(/Aperto|Chiuso/)
  await expect(page.getByRole('link', { name: 'Indicazioni' })).toBeVisible()
  const number = /\d+/.exec(await page.getByRole('heading', { level: 1 }).innerText())?.[0]
  const id = page.url().split('/').at(-1) ?? ''

  const tablet = await browser.newContext({ baseURL: baseURL ?? '', storageState: await sessionOf(baseURL ?? '', 'banco@example.com') })
  const counter = await tablet.newPage()
  await counter.goto('/counter')
  const card = counter
    .locator('.counter-card')
    .filter({ has: counter.locator('.counter-number').getByText(String(number), { exact: true }) })
  await expect(card).toContainText('Ritiro · La Bottega del Porto')
  await tablet.close()

  // What she chose is proposed when she orders again.
  await page.getByRole('button', { name: 'Ordina di nuovo' }).click()
  await page.getByRole('link', { name: 'Concludi l’ordine' }).click()
  await expect(places.getByRole('radio', { name: /^La Bottega del Porto/ })).toBeChecked()
  // Its goods go back: who comes after it finds as many as it did.
  await (await appOf(baseURL ?? '', person.email)).write(`PUT /api/app/item-orders/${id}/cancel`, {})
})
