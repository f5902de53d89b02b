import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readPdf } from '../../setup/pdf.ts'
import { test } from '../own-customer.ts'
import { orderBy } from '../shopper.ts'
import { controlled, expect, NO_NETWORK } from '../support.ts'

test.use({ on: 'osteria-del-porto', allowed: NO_NETWORK })

/** Taps the key, and reads what the browser saved. */
async function download(page: Page) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Scarica la ricevuta' }).click()
  const saved = await saving
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) }
}
const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

test('she takes the receipt of her order, without a network too, and a logout takes it away', async ({
  page,
  context,
  person,
  baseURL,
}) => {
  const { id, number } = await orderBy(baseURL ?? '', person.email)
  await page.goto('/')
  await controlled(page)
  const fetched = page.waitForResponse(/\/receipt\?/)
  await page.goto(`/shop/order/orders/${id}`)
  await (await fetched).finished()
  const online = await download(page)
  expect(online.name).toBe(`Ricevuta ${number}.pdf`)
  const { text } = await readPdf(online.bytes)
  for (const said of [`Ricevuta dell’ordine ${number}`, 'Osteria del Porto S.r.l.', 'Nora Prova', 'Da pagare', '10,00%'])
    expect(text).toContain(said)

  await expect.poll(() => databases(page)).toContain('tessera')
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('.strip')).toContainText(/offline/)
  expect((await download(page)).bytes.equals(online.bytes)).toBe(true)

  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
  await page.getByRole('dialog').filter({ hasText: 'Vuoi davvero uscire?' }).getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => databases(page)).not.toContain('tessera')
})
