import type { CounterPack } from '#contract/counter-packs.ts'
import { test } from '../own-customer.ts'
import { appOf } from '../shopper.ts'
import { controlled, expect, keptOnDevice, NO_NETWORK, operate } from '../support.ts'

const HERE = 'salone-aurora'
const TEN = 'Dieci pieghe'
test.use({ on: HERE, allowed: NO_NETWORK })

test('a pack counts what is left, ticks while she looks, says who used a place, and is there offline', async ({
  page,
  context,
  person,
  baseURL,
}) => {
  await page.goto('/packs')
  await expect(page.getByText('Nessun pacchetto, per ora')).toBeVisible()
  await operate('pack give', { activity: HERE, pack: TEN, to: person.email, paid: '144.00' })
  await page.reload()
  await controlled(page)
  await page.goto('/packs')
  await page.getByRole('link', { name: TEN }).click()
  await expect(page.getByText('10 di 10')).toBeVisible()
  await expect(page.getByText('Comprato')).toBeVisible()

  const staff = await appOf(baseURL ?? '', 'super@example.com', HERE)
  const id = page.url().split('/').at(-1)
  const used = await staff.write<CounterPack>(`PUT /api/counter/packs/${id}/use`, {})
  // Nobody reloads: it ticks by itself.
  await expect(page.getByText('9 di 10')).toBeVisible()
  await expect(page.locator('.place-now')).toHaveCount(1)
  await expect(page.getByText('Paolo ne ha usata una, adesso')).toBeVisible()
  await expect(page.getByText('Piega con Paolo')).toBeVisible()
  await page.getByRole('button', { name: 'Aiuto' }).click()
  await expect(page.getByRole('dialog', { name: 'Non eri tu?' }).getByRole('link', { name: /Chiama/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await keptOnDevice(page, 'myPacks', '"used":1')
  await context.setOffline(true)
  await page.goto(`/packs/${id}`)
  await expect(page.getByText('9 di 10')).toBeVisible()
  await expect(page.getByText('Piega con Paolo')).toBeVisible()
  await context.setOffline(false)

  await page.reload()
  await staff.write(`PUT /api/counter/pack-uses/${used.undo?.id}/undo`, {})
  await expect(page.getByText('10 di 10')).toBeVisible()
  await expect(page.getByText('Annullata da Paolo')).toBeVisible()
  await page.getByRole('link', { name: /Prenota la prossima/ }).click()
  await expect(page).toHaveURL(/\/booking\?service=/)
})
