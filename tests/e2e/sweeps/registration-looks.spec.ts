import type { Page } from '@playwright/test'
import { faults } from '../faults.ts'
import { choosePassword, consent, newAddress, steps, tellAddress, tellBirthday, tellName, tellPhone } from '../newcomer.ts'
import { digitsFor } from '../letters.ts'
import { overTheEdge } from '../large-letters.ts'
import { expect, test } from '../support.ts'

test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

/** Looks at every step on the way. */
async function walk(page: Page, look: (step: string) => Promise<void>) {
  const { next, email, code } = steps(page)
  const address = newAddress()
  await expect(email).toBeVisible()
  await look('address')
  await email.fill(address)
  await next.click()
  await expect(page.getByText(address, { exact: true })).toBeVisible()
  await look('confirmation')
  await next.click()
  await expect(code).toBeVisible()
  await look('code')
  await code.fill(await digitsFor(address))
  await steps(page).password.fill('giulia1990')
  await expect(page.locator('.strength-advice')).toBeVisible()
  await look('weak password')
  await choosePassword(page)
  await next.click()
  await expect(page.getByRole('alert')).toHaveCount(2)
  await look('name that lacks')
  await tellName(page)
  await expect(steps(page).day).toBeVisible()
  await look('birthday')
  await tellBirthday(page)
  await expect(steps(page).phone).toBeVisible()
  await look('phone')
  await tellPhone(page)
  await next.click()
  await look('address that lacks')
  await tellAddress(page)
  await expect(steps(page).consent).toBeVisible()
  await next.click()
  await look('consent that lacks')
  await consent(page)
  await next.click()
  await expect(page).toHaveURL(/stepCompleteStore$/)
  await look('card')
}

test('no step has anything serious, and on a small phone with letters twice as large nothing runs over the edge @both', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(120_000)
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/registration')
  await walk(page, async (step) => {
    expect.soft(await faults(page), step).toEqual([])
    if (isMobile) expect.soft(await overTheEdge(page), step).toEqual([])
  })
})

// German stands for the other languages: its words are the longest.
test('nor does anything in German', async ({ page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/de/registration')
  await walk(page, async (step) => expect.soft(await overTheEdge(page), step).toEqual([]))
})
