import { controlled, expect, NO_NETWORK, SESSIONS, test } from './support.ts'

test('the log-in page names the demo accounts @both', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByText('giulia@example.com')).toBeVisible()
})

test.describe('logged in', () => {
  test.use({ storageState: SESSIONS.giulia, allowed: [NO_NETWORK] })

  test('the card opens without a network', async ({ page, context }) => {
    await page.goto('/card')
    await controlled(page)
    await expect(page.getByRole('main')).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('main')).toBeVisible()
  })
})
