import type { Page } from '@playwright/test'
import { test } from '../own-customer.ts'
import { expect } from '../support.ts'

test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

const question = (page: Page) => page.getByRole('dialog', { name: 'Vuoi uscire senza salvare?' })
const surname = (page: Page) => page.getByLabel('Cognome', { exact: true })
const openForm = (page: Page) => page.getByRole('link', { name: 'I miei dati', exact: true }).click()

/** Asked, she stays: nothing has moved and nothing is lost. */
async function stays(page: Page, how: 'key' | 'Escape') {
  await expect(question(page)).toBeVisible()
  if (how === 'key') await question(page).getByRole('button', { name: 'Resta qui' }).click()
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
  await stays(page, 'key')
  await page.goBack()
  await stays(page, 'Escape')
  await page.getByRole('button', { name: 'Lingue' }).click()
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await stays(page, 'key')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')

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
