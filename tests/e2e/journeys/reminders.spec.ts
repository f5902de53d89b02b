import { test } from '../own-customer.ts'
import { appOf } from '../shopper.ts'
import { expect, quiet } from '../support.ts'

test.use({ on: 'salone-aurora', serviceWorkers: 'block' })

test('a reminder that she switches off stays off, and a booking promises the other alone', async ({ page, person, baseURL }) => {
  await page.goto('/devices')
  const day = page.getByRole('switch', { name: 'Il giorno prima' })
  await expect(day).toBeChecked()
  await day.click()
  await expect(day).not.toBeChecked()
  await quiet(page)
  await page.reload()
  await expect(day).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Due ore prima' })).toBeChecked()

  const { get } = await appOf(baseURL ?? '', person.email, 'salone-aurora')
  expect(await get<object>('/api/app/notice-preferences')).toMatchObject({ remindDay: 'N', remindHours: 'Y' })
  await page.goto('/booking')
  await page.getByText('Taglio uomo', { exact: true }).click()
  const go = page.locator('.form-foot button[type="submit"]')
  await go.click()
  await page.locator('.react-calendar__tile[aria-disabled="false"]').last().click()
  await page.locator('.time-chip:not(.time-full)').first().click()
  await go.click()
  await page.getByRole('button', { name: 'Conferma' }).click()
  await expect(page.locator('.booking-done')).toContainText('Prenotazione confermataTi ricordiamo noi due ore prima.')
})
