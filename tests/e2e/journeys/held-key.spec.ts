import { at } from '../screens.ts'
import { expect, test } from '../support.ts'

test.use({ as: 'giulia', on: 'osteria-del-porto', serviceWorkers: 'block' })

test('Enter held too long cancels no booking: it presses nothing of what it opened @desktop', async ({ page }) => {
  await at('/bookings', '.booking-card')(page)
  await page.locator('.booking-card a').first().click()
  const opens = page.getByRole('button', { name: 'Annulla la prenotazione' })
  await opens.focus()
  const dialog = page.getByRole('dialog', { name: 'Annullare la prenotazione?' })
  const leave = dialog.getByRole('button', { name: 'Lascia com’è' })
  await page.keyboard.down('Enter')
  await expect(leave).toBeFocused()
  // As a keyboard does: again and again, until it is let go.
  for (let again = 0; again < 5; again++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(leave).toBeFocused()
  // Pressed anew, it presses the key that changes nothing.
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(opens).toBeFocused()
})
