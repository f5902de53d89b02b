import { texts } from '#locales/errors.ts'
import { inLetter, lettersSoFar } from '../letters.ts'
import { loseOne } from '../lost.ts'
import { GOOD_PASSWORD, newAddress, steps } from '../newcomer.ts'
import { chosen, customer, linkFor, OLD } from '../recovery.ts'
import { expect, fields, logIn, NO_NETWORK, test } from '../support.ts'

test.use({ on: 'bottega-lino', serviceWorkers: 'block' })

test.describe('the link', () => {
  test.use({ allowed: /status of (401|404|422)/ })

  test('opens on any device, ends every session and works once', async ({ page, browser, baseURL }) => {
    test.setTimeout(240_000)
    const email = await customer()
    const elsewhere = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage()
    await logIn(elsewhere, email, OLD)

    const link = await linkFor(page, email)
    expect(link.host).toBe(new URL(baseURL ?? '').host)
    const other = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage()
    await other.goto(link.pathname)
    await expect(other.getByRole('heading', { level: 1, name: 'Scegli la nuova password' })).toBeVisible()
    const { first, again } = chosen(other)
    await expect(first).toBeFocused()
    await first.fill(GOOD_PASSWORD)
    await again.fill(`${GOOD_PASSWORD}x`)
    await steps(other).next.click()
    await expect(other.getByRole('alert')).toHaveText(texts.passwords_differ.message as string)
    await expect(again).toHaveAccessibleDescription(texts.passwords_differ.message as string)
    await again.fill(GOOD_PASSWORD)
    await steps(other).next.dblclick()
    await expect(other.getByRole('heading', { level: 1, name: 'Password cambiata correttamente' })).toBeVisible()
    await other.waitForTimeout(1_000)
    await expect(other).toHaveURL(/forgot-password/)
    await expect(other).toHaveURL('/login', { timeout: 4_000 })

    // It may have asked for something meanwhile, and know already.
    await elsewhere.reload()
    await expect(elsewhere).toHaveURL(/\/login/)
    await page.goto(link.pathname)
    await expect(page.getByRole('heading', { level: 1, name: texts.recovery_over.message as string })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Se hai scelto una nuova password, accedi con quella')
    await page.getByRole('button', { name: 'Torna all’accesso' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await page.goBack()
    await page.getByRole('button', { name: 'Chiedi un nuovo link' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Password dimenticata?' })).toBeVisible()

    await page.goto('/login')
    await fields(page).username.fill(email)
    await fields(page).password.fill(OLD)
    await fields(page).password.press('Enter')
    await expect(page.getByRole('alert')).toHaveText(texts.login_failed.message as string)
    await fields(page).password.fill(GOOD_PASSWORD)
    await fields(page).password.press('Enter')
    await expect(page).not.toHaveURL(/login/)
    expect(await inLetter(email, /Subject: .+/)).toMatch(/password/i)
  })

  test('is over when nobody was ever sent it', async ({ page }) => {
    await page.goto('/forgot-password/nobody-was-sent-this')
    await expect(page.getByRole('heading', { level: 1, name: 'Codice scaduto' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('vale ancora la tua')
  })
})

test('a name that nobody has sees what everybody sees, and no letter', async ({ page }) => {
  await page.goto('/forgot-password')
  const nobody = newAddress()
  await page.locator('input[autocomplete="username"]').fill(nobody)
  await steps(page).next.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Controlla la posta' })).toBeVisible()
  await expect(page.getByText(nobody)).toBeVisible()
  await expect(steps(page).next).toBeDisabled()
  await expect(steps(page).next).toHaveText(/Un altro link tra (1:00|0:\d\d)/)
  expect(lettersSoFar(nobody)).toBe(0)
})

test('without a name nothing is asked for; with an easy password the key leads back to it', async ({ page }) => {
  const email = await customer()
  await page.goto('/forgot-password')
  await steps(page).next.click()
  await expect(page.getByRole('alert')).toHaveText('Scrivi la tua e-mail o il nome utente')
  const { pathname } = await linkFor(page, email)
  await page.goto(pathname)
  const { first, again } = chosen(page)
  await first.fill('qwertyuiop12')
  await again.fill('qwertyuiop12')
  await expect(page.getByText(/acile da indovinare/)).toBeVisible()
  await steps(page).next.click()
  await expect(first).toBeFocused()
  await expect(page).toHaveURL(pathname)
})

test.describe('without a network', () => {
  test.use({ allowed: NO_NETWORK })

  test('of a new password whose answer is lost the same again says that it is set', async ({ page }) => {
    const email = await customer()
    const { pathname } = await linkFor(page, email)
    await loseOne(page, '**/app/set-new-password/*', 'PUT')
    await page.goto(pathname)
    const { first, again } = chosen(page)
    await first.fill(GOOD_PASSWORD)
    await again.fill(GOOD_PASSWORD)
    await steps(page).next.click()
    await expect(page.getByRole('alert').filter({ hasText: 'riprova, non conterà due volte' })).toBeVisible()
    await steps(page).next.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Password cambiata correttamente' })).toBeVisible()
  })

  test('what is typed stays, and the key says why it waits', async ({ page, context }) => {
    await page.goto('/forgot-password')
    const name = page.locator('input[autocomplete="username"]')
    await name.fill('rosa@example.com')
    await context.setOffline(true)
    await expect(page.getByText(/Sei offline/)).toBeVisible()
    await expect(steps(page).next).toBeDisabled()
    await expect(name).toHaveValue('rosa@example.com')
    await context.setOffline(false)
    await expect(steps(page).next).toBeEnabled()
  })
})
