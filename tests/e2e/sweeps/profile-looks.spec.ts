import { faults } from '../faults.ts'
import { test } from '../own-customer.ts'
import { DESK, PHONE } from '../screens.ts'
import { expect, quiet } from '../support.ts'

test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

const pages = ['', '/data', '/email', '/password', '/passkeys', '/sessions', '/export', '/delete', '/addresses', '/addresses/new']

test('no page of the profile has anything serious in either theme, nor anything wider than a small screen in German', async ({ page }) => {
  test.setTimeout(240_000)
  for (const path of pages) {
    await page.setViewportSize(PHONE)
    await page.goto(`/profile${path}`)
    await quiet(page)
    expect.soft(await faults(page), path).toEqual([])
    await page.setViewportSize(DESK)
    await quiet(page)
    expect.soft(await faults(page), `${path}, with more room`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const path of pages) {
    await page.goto(`/de/profile${path}`)
    await quiet(page)
    expect.soft(await beyond(), path).toBeLessThanOrEqual(0)
  }
})
