import type { Page } from '@playwright/test'
import { inLetter, lettersSoFar } from './letters.ts'
import { newAddress, steps } from './newcomer.ts'
import { expect, operate } from './support.ts'

/** The password that is forgotten. */
export const OLD = 'tromba-lattuga-venti'

/** A customer of a test's own, so that no other test loses her password. */
export async function customer() {
  const email = newAddress()
  await operate('customer add', { activity: 'bottega-lino', email, name: 'Rosa', surname: 'Verdi', password: OLD })
  return email
}

/** Asks for the link and gives the path that the letter has. */
export async function linkFor(page: Page, email: string) {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Password dimenticata?' }).click()
  // The log-in page, which asks for the same, stands until the other has come.
  await expect(page.getByRole('heading', { level: 1, name: 'Password dimenticata?' })).toBeVisible()
  await page.locator('input[autocomplete="username"]').fill(email)
  const before = lettersSoFar(email)
  await steps(page).next.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Controlla la posta' })).toBeFocused()
  return new URL(await inLetter(email, /(https?:\/\/\S+\/forgot-password\/\S+)/, before))
}

/** The two fields of the new password. */
export const chosen = (page: Page) => ({ first: steps(page).password.first(), again: steps(page).password.last() })
