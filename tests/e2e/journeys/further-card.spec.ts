import type { Page } from '@playwright/test'
import { loseOne } from '../lost.ts'
import { consent, GOOD_PASSWORD, newAddress, sendAddress, steps } from '../newcomer.ts'
import { cardOf, expect, fields, hostOf, MOVING, NO_NETWORK, operate, test } from '../support.ts'

test.use({ ...MOVING, on: undefined, serviceWorkers: 'block' })

/** Somebody new who has one card, of the salon. */
async function customer() {
  const email = newAddress()
  await operate('customer add', { activity: 'salone-aurora', email, name: 'Nuova', surname: 'Cliente', password: GOOD_PASSWORD })
  return email
}
async function logIn(page: Page, email: string) {
  await fields(page).username.fill(email)
  await fields(page).password.fill(GOOD_PASSWORD)
  await fields(page).password.press('Enter')
  await expect(page).not.toHaveURL(/login/)
}
const known = (page: Page) => page.getByRole('heading', { level: 1, name: 'Ci conosciamo già' })
const made = (page: Page) => page.getByRole('heading', { level: 1, name: 'Eccoti, Nuova' })

test('in the wallet a further card is one step, without a letter or a password; it lies with the others at once', async ({ page }) => {
  const { next, phone, email, code } = steps(page)
  await page.goto('/login')
  await logIn(page, await customer())
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.goto('/registration')
  await page.getByRole('link', { name: 'Osteria del Porto' }).click()
  await expect(known(page)).toBeVisible()
  await expect(page.getByText('Nuova Cliente', { exact: true }).first()).toBeVisible()
  for (const other of [email, code]) await expect(other).toHaveCount(0)
  // What lacks is said, and the key leads there.
  await next.click()
  await expect(phone).toBeFocused()
  await phone.fill('333 1234567')
  await consent(page)
  await sendAddress(page)
  await expect(made(page)).toBeFocused()
  await expect(page.getByText('I primi 5,00 € sono già sopra')).toBeVisible()
  await expect(page.locator('.made-sign')).toHaveCount(13)
  expect(asked.filter((one) => /send-code|sign-in|login/.test(one))).toEqual([])
  await page.getByRole('link', { name: /home/ }).click()
  await expect(page.getByRole('region', { name: 'La mia carta' })).toContainText('Osteria del Porto')
  await page.goto('/activities')
  for (const name of ['Salone Aurora', 'Osteria del Porto']) await expect(page.getByRole('main').getByText(name).first()).toBeVisible()
  // Opened again, the registration leads to the card that is there.
  await page.goto('/registration/permalink/osteria-del-porto')
  await expect(cardOf(page)).toBeVisible()
})

test.describe('on the host of an activity that she is not in', () => {
  test.use({ allowed: new RegExp(`${NO_NETWORK.source}|status of 404`) })

  test('the log-in offers its card; where the answer is lost, she is led to what was made', async ({ page, baseURL }) => {
    await page.goto(`${hostOf('bottega-lino', baseURL ?? '')}/login`)
    await logIn(page, await customer())
    await page.getByRole('link', { name: 'Crea la tua carta' }).click()
    await expect(known(page)).toBeVisible()
    await consent(page)
    await loseOne(page, '**/api/memberships', 'POST')
    await sendAddress(page)
    // Her memberships are read anew: she need not ask again.
    await expect(cardOf(page)).toBeVisible()
    await expect(known(page)).toHaveCount(0)
  })
})

test('who is somebody else goes out, and begins with an address of her own; nothing is left of the one before', async ({ page }) => {
  const { email, phone } = steps(page)
  await page.goto('/login')
  await logIn(page, await customer())
  await page.goto('/registration/permalink/osteria-del-porto')
  await phone.fill('333 7654321')
  await page.getByRole('button', { name: 'Non sei tu? Esci' }).click()
  await expect(email).toHaveValue('')
  await expect(email).toBeEditable()
  await expect(known(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('7654321')
})
