import type { Page } from '@playwright/test'
import { faults } from '../faults.ts'
import { choosePassword, consent, newAddress, steps, tellAddress, tellHerself } from '../newcomer.ts'
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
  await expect(steps(page).name).toBeVisible()
  await next.click()
  await look('name that lacks')
  await tellHerself(page, { phone: '333 1234567', birthday: '07051991' })
  await look('name')
  // On a low screen the consents have a step of their own.
  if ((await steps(page).wishes.count()) === 0) await next.click()
  await expect(steps(page).consent).toBeVisible()
  await next.click()
  await look('consent that lacks')
  await consent(page)
  await next.click()
  await expect(steps(page).street).toBeVisible()
  await next.click()
  await look('address that lacks')
  await tellAddress(page)
  await expect(page).toHaveURL(/stepCompleteStore$/)
  await look('card')
}

test('no step has anything serious, and on a small phone with letters twice as large nothing runs over the edge', async ({ page }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/registration')
  await walk(page, async (step) => {
    expect.soft(await faults(page), step).toEqual([])
    expect.soft(await overTheEdge(page), step).toEqual([])
  })
})

// German stands for the other languages: its words are the longest.
test('nor does anything in German', async ({ page }) => {
  test.setTimeout(240_000)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/de/registration')
  await walk(page, async (step) => expect.soft(await overTheEdge(page), step).toEqual([]))
})

test('neither has the choice of a card', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${(baseURL ?? '').replace('osteria-del-porto.', '')}/de/registration`)
  await expect(page.getByRole('link', { name: 'Salone Aurora' })).toBeVisible()
  expect.soft(await faults(page)).toEqual([])
  expect.soft(await overTheEdge(page)).toEqual([])
})

test.describe('of whoever is logged in', () => {
  test.use({ as: 'marco', on: 'bottega-lino' })

  test('neither has the one step', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/de/registration')
    await expect(steps(page).street).toBeVisible()
    expect.soft(await faults(page)).toEqual([])
    expect.soft(await overTheEdge(page)).toEqual([])
    await steps(page).next.click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    expect.soft(await faults(page), 'that lacks').toEqual([])
    expect.soft(await overTheEdge(page), 'that lacks').toEqual([])
  })
})
