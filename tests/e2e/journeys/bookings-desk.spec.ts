import { expect, test } from '../support.ts'

test.use({ as: 'giulia', on: 'osteria-del-porto', serviceWorkers: 'block' })

test('where there is room the next booking lies open beside the list, and any other at a tap @desktop', async ({ page }) => {
  await page.goto('/bookings')
  const ticket = page.getByRole('complementary', { name: 'La tua prenotazione' })
  await expect(ticket.getByText('Tavolo per 4')).toBeVisible()
  await expect(page.locator('.booking-card a').first()).toHaveAttribute('aria-current', 'true')

  await page.getByRole('button', { name: 'Passate e annullate' }).click()
  const other = page.locator('.booking-card a:not([aria-current])').first()
  const what = (await other.locator('.booking-words strong').textContent()) ?? ''
  await other.click()
  await expect(page).toHaveURL(/\/bookings\/[\w-]+\?past=1$/)
  await expect(ticket.getByText(what, { exact: true })).toBeVisible()
  // It took place: nothing of it belongs into a calendar.
  await expect(ticket.getByText('Passata')).toBeVisible()
  await expect(ticket.getByRole('link', { name: 'Prenota di nuovo' })).toBeVisible()
  await expect(ticket.getByRole('button', { name: 'Aggiungi al calendario' })).toHaveCount(0)
  await page.reload()
  await expect(ticket.getByText(what, { exact: true })).toBeVisible()
  await expect(page.locator('.booking-card').first()).toBeVisible()
})
