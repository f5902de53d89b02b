import { faults } from '../faults.ts'
import { test } from '../own-customer.ts'
import { expect, quiet } from '../support.ts'

test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

const pages = ['', '/data', '/email', '/password', '/passkeys', '/sessions', '/export', '/delete', '/addresses', '/addresses/new']

for (const path of pages)
  test(`/profile${path} has nothing serious in either theme, and nothing wider than a small screen in German @both`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(`/profile${path}`)
    await quiet(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await faults(page), colorScheme).toEqual([])
    }
    if (!isMobile) return
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/de/profile${path}`)
    await quiet(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
  })
