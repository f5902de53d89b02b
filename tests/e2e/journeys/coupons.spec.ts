import { test } from '../own-customer.ts'
import { appOf } from '../shopper.ts'
import { controlled, expect, keptOnDevice, NO_NETWORK, operate } from '../support.ts'

const HERE = 'osteria-del-porto'
test.use({ on: HERE, allowed: NO_NETWORK })

const GLASS = 'Un calice in omaggio'
const FIFTEEN = 'Quindici per cento in meno'

test('a coupon that is given tears open into its code, also offline; redeemed it counts no more; another one is thrown away', async ({
  page,
  context,
  person,
  baseURL,
}) => {
  await page.goto('/coupons')
  await expect(page.getByText('Nessun coupon, per ora')).toBeVisible()
  for (const coupon of [GLASS, FIFTEEN]) await operate('coupon give', { activity: HERE, coupon, to: person.email })

  await page.reload()
  await controlled(page)
  await page.goto('/coupons')
  await expect(page.getByText('2 da usare')).toBeVisible()
  await page.getByRole('button', { name: GLASS }).click()
  const ticket = page.getByRole('region', { name: GLASS })
  await expect(ticket.getByRole('img', { name: /^Codice del coupon/ })).toBeVisible()
  const code = (await ticket.locator('.coupon-letters').textContent()) ?? ''
  expect(code).toMatch(/^\w{3} \w{3}$/)
  await ticket.getByRole('button', { name: 'Mostra in cassa' }).click()
  const till = page.getByRole('dialog', { name: 'Mostra in cassa' })
  await expect(till).toContainText(code)
  await page.goBack()
  await expect(till).toHaveCount(0)
  await expect(page).toHaveURL(/\/coupons$/)
  await expect(ticket).toBeVisible()

  await keptOnDevice(page, 'myCoupons', GLASS)
  await context.setOffline(true)
  await page.goto('/coupons')
  await page.getByRole('button', { name: GLASS }).click()
  await expect(ticket.locator('.coupon-letters')).toHaveText(code)
  await expect(ticket.getByRole('img', { name: /^Codice del coupon/ })).toBeVisible()
  await expect(ticket.getByRole('button', { name: 'Elimina: serve la rete' })).toBeDisabled()
  await context.setOffline(false)

  await page.reload()
  await expect(page.getByText('2 da usare')).toBeVisible()
  expect(await operate('coupon redeem', { activity: HERE, code })).toContain(`Redeemed: "${GLASS}" of Nora Prova.`)
  // Nobody reloads: she sees it by herself.
  await expect(page.getByRole('heading', { name: 'Usati e scaduti' })).toBeVisible()
  await expect(page.getByText('1 da usare')).toBeVisible()

  await page.getByRole('button', { name: FIFTEEN }).click()
  await page.getByRole('region', { name: FIFTEEN }).getByRole('button', { name: 'Elimina' }).click()
  const dialog = page.getByRole('dialog', { name: 'Eliminare il coupon?' })
  await expect(dialog).toContainText('Non potrai più usarlo in cassa.')
  await dialog.getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText(FIFTEEN)).toHaveCount(0)
  await expect(page.getByText(GLASS)).toBeVisible()

  const her = await appOf(baseURL ?? '', person.email)
  const titles = (await her.get<{ title: string }[]>(`/api/notifications?filters[activityId]=${her.activityId}`)).map(({ title }) => title)
  expect(titles).toEqual(expect.arrayContaining([`Hai un nuovo coupon: ${GLASS}`, `Coupon usato: ${GLASS}`]))
})
