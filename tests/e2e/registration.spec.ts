import type { Page } from '@playwright/test'
import { digitsFor, inLetter, lettersSoFar } from './letters.ts'
import { choosePassword, consent, GOOD_PASSWORD, newAddress, proveAddress, register, steps, tellAll } from './newcomer.ts'
import { codeOf, expect, fields, hostOf, logIn, NO_NETWORK, test } from './support.ts'
import { said } from './words.ts'

test.use({ on: 'osteria-del-porto' })

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('tessera.registration'))
const NEW = 'dodici-lampade-verdi'

for (const language of ['it', 'de'])
  test(`in ${language}: register, home, out, a new password, in again`, async ({ page }) => {
    test.setTimeout(120_000)
    const email = newAddress()
    const prefix = language === 'it' ? '' : `/${language}`
    await register(page, email, language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(language, 'La tua carta è pronta'))
    expect(await kept(page)).toBeNull()
    await page.locator('a[href$="/"], a[href$="/de"]').last().click()
    await expect(codeOf(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Nuova')

    await page.getByRole('button', { name: said(language, 'Altro') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: said(language, 'Esci') })
      .click()
    await page
      .getByRole('dialog')
      .filter({ hasText: said(language, 'Vuoi davvero uscire?') })
      .getByRole('button', { name: said(language, 'Esci') })
      .click()
    await expect(page).toHaveURL(`${prefix}/login`)

    await page.getByRole('link', { name: said(language, 'Password dimenticata?') }).click()
    await page.locator('input[autocomplete="username"]').fill(email)
    const before = lettersSoFar(email)
    await steps(page).next.click()
    const link = await inLetter(email, /(https?:\/\/\S+\/forgot-password\/\S+)/, before)
    await page.goto(new URL(link).pathname)
    const [first, again] = [steps(page).password.first(), steps(page).password.last()]
    await first.fill(NEW)
    await again.fill(NEW)
    await expect(steps(page).next).toBeEnabled()
    await steps(page).next.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(language, 'Password cambiata correttamente'))
    await expect(page).toHaveURL(`${prefix}/login`, { timeout: 5_000 })

    await fields(page).username.fill(email)
    await fields(page).password.fill(NEW)
    await fields(page).password.press('Enter')
    await expect(codeOf(page)).toBeVisible()
  })
