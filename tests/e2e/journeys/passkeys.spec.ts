import type { Page } from '@playwright/test'
import { inLetter } from '../letters.ts'
import { GOOD_PASSWORD } from '../newcomer.ts'
import { test } from '../own-customer.ts'
import { expect, PASSWORD, quiet } from '../support.ts'

test.use({ on: 'osteria-del-porto', serviceWorkers: 'block', allowed: /status of 422/ })

/** The browser's own authenticator; `answer` says what its owner does when she is asked. */
async function reader(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    answer: (isHer: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: isHer }),
    count: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

async function logOut(page: Page) {
  await page.goto('/profile')
  await quiet(page) // what is still asked for once she is out is refused
  await page.getByRole('button', { name: 'Esci' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL(/\/login/)
}

test('made in the profile, it opens the account without a password; taken away, it opens nothing', async ({ page, person }) => {
  const { answer, count } = await reader(page)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Ancora nessuna passkey' })).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Conferma che sei tu' })
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click()
  await dialog.getByLabel('La tua password').fill('indovinata')
  await dialog.getByRole('button', { name: 'Continua' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect(await count()).toBe(0)
  await dialog.getByLabel('La tua password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Continua' }).dblclick()
  await expect(page.getByText('Passkey aggiunta')).toBeVisible()
  await expect(page.locator('.log-in')).toHaveCount(1)
  expect(await count()).toBe(1)
  await inLetter(person.email, /puoi accedere anche con la passkey/)
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click()
  await dialog.getByRole('button', { name: 'Usa una passkey che hai' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'c’è già una passkey' })).toBeVisible()

  await logOut(page)
  await answer(false)
  await page.getByRole('button', { name: 'Entra con la passkey' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nessuna passkey scelta' })).toBeVisible()
  await answer(true)
  await page.getByRole('button', { name: 'Entra con la passkey' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: /^E-mail/ })).toContainText(person.email)

  await page.goto('/profile/passkeys')
  await page.getByRole('button', { name: /^Togli la passkey/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Togli' }).click()
  await expect(page.getByRole('heading', { name: 'Ancora nessuna passkey' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await logOut(page)
  await page.getByRole('button', { name: 'Entra con la passkey' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'non apre nessun account' })).toBeVisible()
})

test('another password takes her passkeys along, if she wants', async ({ page }) => {
  await reader(page)
  await page.goto('/profile/password')
  const tick = page.getByLabel('Togli anche le mie passkey')
  await expect(page.getByRole('heading', { name: 'Cambia password' })).toBeVisible()
  await expect(tick).toHaveCount(0)
  await page.goto('/profile/passkeys')
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click()
  await page.getByLabel('La tua password').fill(PASSWORD)
  await page.getByLabel('La tua password').press('Enter')
  await expect(page.getByText('Passkey aggiunta')).toBeVisible()

  await page.goto('/profile/password')
  await tick.check()
  await page.getByLabel('Vecchia password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Nuova password', { exact: true }).fill(GOOD_PASSWORD)
  await page.getByLabel('Ripeti la nuova password').fill(GOOD_PASSWORD)
  await page.getByRole('button', { name: 'Salva la password' }).click()
  await expect(page.getByText('Password cambiata correttamente')).toBeVisible()
  await page.getByRole('link', { name: 'Passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Ancora nessuna passkey' })).toBeVisible()
})

test('without a network the key waits, and the page says why', async ({ page, context }) => {
  await page.goto('/profile/passkeys')
  await expect(page.getByRole('heading', { name: 'Ancora nessuna passkey' })).toBeVisible()
  await quiet(page)
  await context.setOffline(true)
  await expect(page.getByRole('button', { name: 'Per aggiungerla serve la rete' })).toBeDisabled()
})
