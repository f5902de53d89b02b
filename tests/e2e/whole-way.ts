import type { Page } from '@playwright/test'
import { digitsFor, inLetter, lettersSoFar, type Post } from './letters.ts'
import { register, steps } from './newcomer.ts'
import { cardOf, expect, fields } from './support.ts'
import { said } from './words.ts'

const DAYS_TO_STAY = 14
const NEW = 'dodici-lampade-verdi'

export type Way = {
  page: Page
  email: string
  language: string
  post?: Post
  /** Looks at a page that she has come to. */
  look?: (where: string) => Promise<void>
}

const prefixOf = (language: string) => (language === 'it' ? '' : `/${language}`)
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function confirmLeaving({ page, language, look }: Way) {
  const asked = page.getByRole('dialog').filter({ hasText: said(language, 'Vuoi davvero uscire?') })
  await expect(asked).toBeVisible()
  await look?.('way out')
  await asked.getByRole('button', { name: said(language, 'Esci') }).click()
  await expect(page).toHaveURL(`${prefixOf(language)}/login`)
}

/** Fills the form of the log-in, where she is, with the password that she has by then. */
async function enter({ page, email, look }: Way) {
  await look?.('log-in')
  await fields(page).username.fill(email)
  await fields(page).password.fill(NEW)
  await fields(page).password.press('Enter')
}

/** From the form to the card, which knows her name. */
export async function registers({ page, email, language, post, look }: Way) {
  await register(page, email, language, post)
  await expect(title(page)).toHaveText(said(language, 'Eccoti, {name}').replace('{name}', 'Nuova'))
  expect(await page.evaluate(() => localStorage.getItem('tessera.registration'))).toBeNull()
  await page.locator('a[href$="/"], a[href$="/de"]').last().click()
  await expect(cardOf(page)).toBeVisible()
  await expect(title(page)).toContainText('Nuova')
  await look?.('home')
}

export async function logsOut(way: Way) {
  const { page, language } = way
  await page.getByRole('button', { name: said(language, 'Altro') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: said(language, 'Esci') })
    .click()
  await confirmLeaving(way)
}

/** From the log-in by the letter's link to another password, and in with it. */
export async function recovers(way: Way) {
  const { page, email, language, post, look } = way
  await page.getByRole('link', { name: said(language, 'Password dimenticata?') }).click()
  await expect(page.getByRole('heading', { level: 1, name: said(language, 'Password dimenticata?') })).toBeVisible()
  await look?.('whose password')
  await fields(page).username.fill(email)
  const before = lettersSoFar(email, post)
  await steps(page).next.click()
  const link = await inLetter(email, /(https?:\/\/\S+\/forgot-password\/\S+)/, before, post)
  await page.goto(new URL(link).pathname)
  await steps(page).password.first().fill(NEW)
  await steps(page).password.last().fill(NEW)
  await expect(steps(page).next).toBeEnabled()
  await look?.('new password')
  await steps(page).next.click()
  await expect(title(page)).toHaveText(said(language, 'Password cambiata correttamente'))
  await expect(page).toHaveURL(`${prefixOf(language)}/login`, { timeout: 5_000 })
  await enter(way)
  await expect(cardOf(page)).toBeVisible()
}

/** From the profile, which says what is lost, by a code to the log-in; who comes back within two weeks is asked whether she stays. */
export async function deletes(way: Way) {
  const { page, email, language, post, look } = way
  await page.goto(`${prefixOf(language)}/profile/delete`)
  await expect(title(page)).toHaveText(said(language, 'Elimina il mio account'))
  await expect(page.getByRole('heading', { name: said(language, 'Che cosa perdi') })).toBeVisible()
  await expect(page.locator('.lost-card:not(.lost-rest)')).toHaveCount(1)
  const twoWeeks = said(language, 'Hai 14 giorni per ripensarci: basta accedere. Dopo, quello che perdi non si può recuperare.')
  await expect(page.getByText(twoWeeks)).toBeVisible()
  await look?.('what is lost')
  const before = lettersSoFar(email, post)
  await steps(page).next.click()
  await steps(page).code.fill(await digitsFor(email, before, post))
  await look?.('code')
  await steps(page).next.click()
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Rome' })
  const day = long.format(Date.now() + DAYS_TO_STAY * 86_400_000)
  const goes = said(language, 'Il tuo account sarà eliminato il {day}').replace('{day}', day)
  await expect(page.getByRole('heading', { name: goes })).toBeVisible()
  await look?.('when it goes')
  await inLetter(email, new RegExp(day), before + 1, post)
  const refused: string[] = []
  page.on('response', (response) => response.status() === 401 && refused.push(response.url()))
  await page.getByRole('link', { name: said(language, 'Ho capito, esci') }).click()
  await expect(page).toHaveURL(`${prefixOf(language)}/login`)
  await expect(fields(page).username).toBeEditable()
  expect(refused).toEqual([])

  await enter(way)
  const asked = page.getByRole('dialog', { name: said(language, 'Vuoi tenere il tuo account?') })
  await expect(asked).toContainText(day)
  await look?.('whether to keep it')
  await asked.getByRole('button', { name: said(language, 'Esci') }).click()
  await confirmLeaving(way)
}

/** Who is erased is somebody whom nobody knows. */
export async function isForgotten(way: Way) {
  await enter(way)
  await expect(way.page.getByRole('alert')).toHaveText(said(way.language, 'login_failed', ['locales/server']))
}
