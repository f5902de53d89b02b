import { faults } from '../faults.ts'
import { chosen, customer, linkFor } from '../recovery.ts'
import { expect, test } from '../support.ts'

test.use({ on: 'bottega-lino', serviceWorkers: 'block' })

test('no step to a new password has anything serious in either theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { pathname } = await linkFor(page, await customer())
  expect.soft(await faults(page), 'letter').toEqual([])
  await page.goto(pathname)
  await chosen(page).first.fill('giulia1990')
  await expect(page.locator('.strength-advice')).toBeVisible()
  expect.soft(await faults(page), 'new password').toEqual([])
})
