import type { Page } from 'playwright'
import { ACCOUNT } from './ours.ts'

/** Signs in through the form, and stays until the card has been kept on the device. */
export async function signIn(page: Page, origin: string) {
  await page.goto(`${origin}/login`)
  await page.locator('input[autocomplete="username"]').fill(ACCOUNT.username)
  await page.locator('input[autocomplete="current-password"]').fill(ACCOUNT.password)
  await page.locator('input[autocomplete="current-password"]').press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  await page.goto(`${origin}/card`)
  await page.locator('#root .card-white:enabled').first().waitFor()
  // Both are written a moment after: what src/first paints, and what the app starts with.
  await page.waitForFunction(
    () => localStorage.getItem('tessera.first')?.includes('"code":{') && localStorage.getItem('persist:snapshot')?.includes('shape'),
  )
}
