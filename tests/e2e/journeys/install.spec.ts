import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../../chromium.ts'
import { controlled, expect, hostOf, test } from '../support.ts'

/** A profile that stays: a browser installs nothing from a private window. */
async function inProfile(run: (page: Page) => Promise<void>) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-profile-'))
  const context = await chromium.launchPersistentContext(folder, { executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS })
  try {
    await run(await context.newPage())
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

type Manifest = Record<string, unknown> & { icons: Picture[]; screenshots: Picture[]; shortcuts: { url: string; icons: Picture[] }[] }
type Picture = { src: string; sizes: string; purpose?: string; form_factor?: string }

const activities = [
  ['osteria-del-porto', 'Osteria del Porto'],
  ['bottega-lino', 'Bottega Lino'],
  ['salone-aurora', 'Salone Aurora'],
] as const

test('each activity can be installed as an app of its own, and the wallet beside them', async ({ baseURL }) => {
  test.setTimeout(240_000)
  await inProfile(async (page) => {
    for (const [permalink, name] of activities) {
      await page.goto(hostOf(permalink, baseURL ?? ''))
      await controlled(page)
      const cdp = await page.context().newCDPSession(page)
      const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
      expect(installabilityErrors).toEqual([])
      const { errors, data, url } = await cdp.send('Page.getAppManifest')
      expect(errors).toEqual([])
      expect(url).toBe(`${hostOf(permalink, baseURL ?? '')}/manifest.webmanifest`)
      const manifest = JSON.parse(data ?? '{}') as Manifest
      expect(manifest).toMatchObject({ id: '/', name, lang: 'it', display: 'standalone', start_url: '/?app', scope: '/' })
      for (const field of ['short_name', 'display_override', 'background_color', 'theme_color']) expect(manifest[field]).toBeTruthy()
      expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort()).toEqual(
        ['any', 'maskable', 'monochrome'].flatMap((purpose) => [`${purpose} 192x192`, `${purpose} 512x512`]),
      )
      expect(manifest.shortcuts.map((one) => one.url)).toEqual(['/card', '/menus'])
      expect(manifest.screenshots.map((one) => one.form_factor)).toEqual(['narrow', 'wide'])
      const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)]
      expect(await page.evaluate(measured, pictures)).toEqual(pictures.map(({ sizes }) => sizes))
    }
    await page.goto(baseURL ?? '')
    await controlled(page)
    const cdp = await page.context().newCDPSession(page)
    expect((await cdp.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
    const { data } = await cdp.send('Page.getAppManifest')
    expect(JSON.parse(data ?? '{}')).toMatchObject({ name: 'Tessera', start_url: '/?app' })
  })
})

/** How large the pictures of a manifest are in truth. */
const measured = (pictures: { src: string }[]) =>
  Promise.all(
    pictures.map(async ({ src }) => {
      const picture = await createImageBitmap(await (await fetch(src)).blob())
      return `${picture.width}x${picture.height}`
    }),
  )

test.describe('guided', () => {
  test.use({ as: 'giulia', on: 'osteria-del-porto', serviceWorkers: 'block' })

  test('with the offer of the browser one tap installs, and the answer is kept', async ({ page }) => {
    await page.goto('/install')
    // A browser makes its offer long after the app has begun to listen.
    await expect(page.locator('.install-how')).toBeVisible()
    await page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => ({ outcome: 'accepted' }),
      })
      window.dispatchEvent(offer)
    })
    await page.getByRole('main').getByRole('button', { name: 'Installa', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'È già installata' })).toBeVisible()
  })

  test('without it the way of this browser is told', async ({ page }) => {
    await page.goto('/install')
    await expect(page.locator('.install-how')).toHaveText(/browser|Chrome/)
  })

  test.describe('on an iPhone', () => {
    test.use({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    })
    test('step by step, by the share key', async ({ page }) => {
      await page.goto('/install')
      await expect(page.getByRole('dialog')).toContainText(/Condividi/)
      await page.getByRole('dialog').getByRole('button', { name: 'Non ora' }).click()
      await expect(page).toHaveURL('/')
    })
  })
})
