import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { choosePassword, newAddress, proveAddress, steps, tellHerself } from '../newcomer.ts'
import { cardOf, expect, hostOf, operate, test } from '../support.ts'

const STORE = 'https://play.google.com/store/apps/details?id=example'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** An activity with an app of its own in a store, and neither questions nor an information text. */
async function withStore() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-store-'))
  const permalink = `app-${randomUUID().slice(0, 8)}`
  copyFileSync('demo/osteria-del-porto/pictures/logo.svg', join(folder, 'logo.svg'))
  const activity = {
    format: 1,
    permalink,
    name: 'Con App',
    color: '#1f4e8c',
    logo: 'logo.svg',
    cashBackType: 'E',
    appStore: { android: STORE },
  }
  writeFileSync(join(folder, 'activity.yaml'), JSON.stringify(activity))
  await operate('activity import', { folder })
  rmSync(folder, { recursive: true })
  return permalink
}

/** By a clock that a test may put forward. */
async function enter(page: Page, at: string) {
  await page.clock.install()
  await page.goto(`${at}/registration`)
  await expect(page.getByText('Passo 1 di 4 · Con App')).toHaveCount(1)
  await proveAddress(page, newAddress())
  await choosePassword(page)
  await tellHerself(page)
  await steps(page).next.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Eccoti, Nuova' })).toBeVisible()
}

test.use({ serviceWorkers: 'block' })

test.describe('on a phone', () => {
  test.use({ userAgent: android })

  test('the store opens by itself after six seconds, unless she stays', async ({ page, baseURL }) => {
    const at = hostOf(await withStore(), baseURL ?? '')
    await page.route('https://play.google.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>store</p>' }))
    await enter(page, at)
    await expect(page.getByText(/Tra [1-6] secondi apriamo play.google.com/)).toBeVisible()
    await page.getByRole('button', { name: 'Resta qui' }).click()
    await page.clock.runFor(6_500)
    await expect(page).toHaveURL(/stepCompleteStore$/)
    await page.getByRole('link', { name: 'Non ora, vai alla home' }).click()
    await expect(cardOf(page)).toBeVisible()

    await page.evaluate(() => localStorage.clear())
    await enter(page, at)
    await page.clock.runFor(6_500)
    await expect(page).toHaveURL(STORE)
  })
})

test('a device that has no store of its own is told of, and stays', async ({ page, baseURL }) => {
  const at = hostOf(await withStore(), baseURL ?? '')
  const told = page.waitForRequest(/\/app\/sendnavigation$/)
  await enter(page, at)
  expect((await told).postData()).toContain('Mozilla')
  await page.clock.runFor(6_500)
  await expect(page).toHaveURL(/stepCompleteStore$/)
  await expect(steps(page).next).toHaveCount(0)
})
