import type { Page } from '@playwright/test'
import { test } from '../own-customer.ts'
import { atCheckout } from '../shopper.ts'
import { expect } from '../support.ts'

test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

const question = (page: Page) => page.getByRole('dialog', { name: 'Vuoi uscire senza salvare?' })
const surname = (page: Page) => page.getByLabel('Cognome', { exact: true })
const openForm = (page: Page) => page.getByRole('link', { name: 'I miei dati', exact: true }).click()

/** Asked, she stays: nothing has moved and nothing is lost. */
async function stays(page: Page, how: 'Enter' | 'Escape') {
  await expect(question(page)).toBeVisible()
  await expect(question(page).getByRole('button', { name: 'Resta qui' })).toBeFocused()
  if (how === 'Enter') await page.keyboard.press('Enter')
  else await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(page).toHaveURL('/profile/data')
  await expect(surname(page)).toHaveValue('Lontani')
}

test('each way out of a form that she has begun to fill asks first, and goes on where she wanted', async ({ page }) => {
  await page.goto('/profile')
  await openForm(page)
  await surname(page).fill('Lontani')
  await page.getByRole('link', { name: 'Home' }).click()
  await stays(page, 'Enter')
  await page.goBack()
  await stays(page, 'Escape')
  await page.goBack()
  await question(page).getByRole('button', { name: 'Esci senza salvare' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.locator('.profile-head')).toBeVisible()
  await page.goForward()
  await expect(surname(page)).toHaveValue('Prova')
})

test('a form that nobody touched lets her go at once, and so does one that was saved', async ({ page }) => {
  await page.goto('/profile')
  await openForm(page)
  await expect(surname(page)).toHaveValue('Prova')
  await page.goBack()
  await expect(page).toHaveURL('/profile')
  await openForm(page)
  await surname(page).fill('Lontani')
  await page.getByLabel('Cellulare', { exact: true }).fill('333 1234567')
  await page.locator('button[type="submit"]').click()
  await expect(page.locator('.profile-head')).toContainText('Lontani')
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

async function speak(page: Page, before: string, language: string) {
  await page.getByRole('button', { name: before, exact: true }).click()
  await page.getByRole('menuitemradio', { name: language }).click()
}

test('another language asks nothing and keeps what she typed, and the way back is in it', async ({ page }) => {
  await page.goto('/profile')
  await openForm(page)
  await surname(page).fill('Lontani')
  await speak(page, 'Lingue', 'Deutsch')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine Daten')
  await expect(page).toHaveURL('/de/profile/data')
  await expect(page.getByLabel('Nachname', { exact: true })).toHaveValue('Lontani')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await speak(page, 'Sprachen', 'Italiano')
  await expect(surname(page)).toHaveValue('Lontani')
  await speak(page, 'Lingue', 'English')
  await page.goBack()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL('/en/profile')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile')
})

test('an order in the middle is as she chose it in another language, too', async ({ page }) => {
  await atCheckout(page)
  await page.getByRole('radio', { name: /^In negozio/ }).check()
  await page.getByRole('textbox').fill('Senza cipolla')
  await speak(page, 'Lingue', 'English')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/en/shop/checkout')
  await expect(page.getByRole('textbox')).toHaveValue('Senza cipolla')
  await expect(page.getByRole('radio', { name: /^In the shop/ })).toBeChecked()
})
