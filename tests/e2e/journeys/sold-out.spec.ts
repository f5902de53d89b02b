import { test } from '../own-customer.ts'
import { appOf } from '../shopper.ts'
import { expect, sessionOf } from '../support.ts'

// Two browsers: hers, and the tablet at the counter.
test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

const GOOD = 'Alici marinate al limone'

test('staff say that there is none, and take it back; she asks to be told, and is', async ({ page, browser, person, baseURL }) => {
  const origin = baseURL ?? ''
  const tablet = await browser.newContext({ baseURL: origin, storageState: await sessionOf(origin, 'banco@example.com') })
  const counter = await tablet.newPage()
  await counter.goto('/counter')
  await counter.getByRole('link', { name: /^Esauriti/ }).click()
  await expect(counter.getByRole('heading', { level: 1 })).toHaveText('Esauriti')
  await counter.getByRole('searchbox').fill('alici')
  const good = counter.locator('.sold-out-good', { hasText: GOOD })
  const inSale = good.getByRole('switch', { name: GOOD })
  await expect(inSale).toBeChecked()

  await inSale.click()
  await expect(inSale).not.toBeChecked()
  await expect(good).toContainText('finito per oggi')
  await counter.getByRole('button', { name: 'Annulla' }).click()
  await expect(inSale).toBeChecked()
  await inSale.click()
  await good.getByRole('button', { name: 'Fino a nuovo avviso' }).click()
  await expect(good).toContainText('finito fino a nuovo avviso')

  await page.goto('/shop/shops?search=alici')
  await page.locator('a.good-link', { hasText: GOOD }).click()
  await page.getByRole('button', { name: 'Avvisami quando torna' }).click()
  await expect(page.getByRole('button', { name: 'Non avvisarmi più' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Non avvisarmi più' }).click()
  await page.getByRole('button', { name: 'Avvisami quando torna' }).click()
  await expect(page.getByRole('button', { name: 'Non avvisarmi più' })).toBeVisible()

  await inSale.click()
  await expect(good).toContainText('in vendita')
  const her = await appOf(origin, person.email)
  const titles = async () =>
    (await her.get<{ title: string }[]>(`/api/notifications?filters[activityId]=${her.activityId}`)).map(({ title }) => title)
  await expect.poll(titles, { timeout: 20_000 }).toContain(`${GOOD}: di nuovo disponibile`)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Aggiungi .*€/ })).toBeEnabled()
  await tablet.close()
})
