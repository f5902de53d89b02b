import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { test as hers } from '../own-customer.ts'
import { cardOf, codeOf, expect, hostOf, MOVING, NO_NETWORK, test } from '../support.ts'

test.use({ ...MOVING })

const NAMES = ['Bottega Lino', 'Osteria del Porto', 'Salone Aurora']

const worn = (page: Page) =>
  page.evaluate(() => ({
    colour: document.documentElement.style.getPropertyValue('--tenant-solid') || document.documentElement.getAttribute('style'),
    mark: document.querySelector('#root .card-head img')?.getAttribute('src'),
    digits: document.querySelector('#root .code-digits')?.textContent,
  }))

test.describe('in three activities', () => {
  test.use({ as: 'giulia', serviceWorkers: 'block' })

  test('entering another changes colours, title, card, menu and what is kept', async ({ page }) => {
    await page.goto('/')
    await expect(cardOf(page)).toBeVisible()
    const before = await worn(page)
    await page.goto('/activities')
    for (const name of NAMES) await expect(page.getByRole('main').getByRole('button', { name })).toHaveCount(1)
    await expect(page.getByRole('button', { name: NAMES[0] ?? '' })).toHaveAttribute('aria-current', 'true')
    await page.getByRole('button', { name: NAMES[1] ?? '' }).click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => worn(page).then(({ digits }) => digits)).not.toBe(before.digits)
    await expect(cardOf(page)).toBeVisible()
    const after = await worn(page)
    expect(after.colour).not.toBe(before.colour)
    expect(after.mark).not.toBe(before.mark)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('tessera.first') ?? '')).toContain(NAMES[1])
    await page.goto('/menus')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menù')
    // It is the one that opens from now on.
    await page.goto('/card')
    await expect(page.locator('#root .pass .card-head')).toContainText(NAMES[1] ?? '')
  })

  test.describe('with the worker', () => {
    test.use({ serviceWorkers: 'allow' })

    test('what is kept of one is never shown as another', async ({ page, context }) => {
      await page.goto('/activities')
      const digits: (string | null)[] = []
      const tab = page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Carta', exact: true })
      for (const name of NAMES) {
        await page.getByRole('main').getByRole('button', { name }).click()
        await expect(page.locator('#root .pass .card-head')).toContainText(name)
        // Its line comes with its own code, which is on the device from here on.
        await expect(page.locator('.living-slip')).toBeVisible()
        await tab.click()
        await expect(codeOf(page)).toBeVisible()
        digits.push(await page.locator('#root .code-digits').textContent())
        await page.goto('/activities')
      }
      expect(new Set(digits).size).toBe(NAMES.length)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      for (const [at, name] of NAMES.entries()) {
        await page.getByRole('main').getByRole('button', { name }).click()
        await expect(page.locator('#root .pass .card-head')).toContainText(name)
        await tab.click()
        await expect(page.locator('#root .code-digits')).toHaveText(digits[at] ?? '')
        await page.goBack()
        await page.goBack()
      }
    })
  })

  test('a picture that does not come leaves its place, and no sign of what is broken', async ({ page }) => {
    await page.route('**/images/**', (route) => route.abort())
    await page.goto('/activities')
    for (const name of NAMES) await expect(page.getByRole('main').getByRole('button', { name })).toBeVisible()
    await expect(page.locator('.wallet-card img')).not.toHaveCount(0)
    await expect(page.locator('.wallet-card img[src]')).toHaveCount(0)
    await page.goto('/notices?about=notices')
    await expect(page.locator('.news-thumb').first()).toBeVisible()
    await expect(page.locator('img.news-thumb[src]')).toHaveCount(0)
    // Where the sign would stand there is one colour.
    const thumb = await page.locator('img.news-thumb').first().screenshot()
    const corner = await sharp(thumb).extract({ left: 6, top: 6, width: 10, height: 10 }).png().toBuffer()
    const { channels } = await sharp(corner).stats()
    expect(channels.map(({ stdev }) => stdev)).toEqual(channels.map(() => 0))
  })
  test.use({ allowed: NO_NETWORK })
})

test.describe('in one activity', () => {
  hers.use({ serviceWorkers: 'block' })
  hers('there is nothing to switch, and its page does not exist', async ({ page }) => {
    await page.goto('/')
    await expect(cardOf(page)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Le mie carte' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Altro' }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Esci' })).toBeVisible()
    await expect(page.getByRole('dialog').getByText(/attività/i)).toHaveCount(0)
    // Another card is begun from here: the page of all of them, which has the way to one, is not there yet.
    await page.getByRole('dialog').getByRole('link', { name: 'Aggiungi una carta' }).click()
    await expect(page.getByRole('heading', { name: 'Di chi vuoi la carta?' })).toBeVisible()
    await page.goto('/card')
    await expect(page.getByRole('main').getByRole('link', { name: 'Aggiungi una carta' })).toHaveAttribute('href', /\/registration$/)
    await page.goto('/activities')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina non trovata')
  })
})

test.describe("on an activity's own host", () => {
  test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

  test('the log-in page is branded before anything runs', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/login')
    await expect(page).toHaveTitle('Osteria del Porto')
    const head = (selector: string, attribute: string) => page.locator(selector).first().getAttribute(attribute)
    expect(await head('meta[name="theme-color"]', 'content')).toMatch(/^#[0-9a-f]{6}$/)
    expect(await head('link[rel="apple-touch-icon"]', 'href')).toMatch(/^\/icons\/[0-9a-f]+\/apple-180\.png$/)
    expect(JSON.parse((await page.locator('#tessera-host').textContent()) ?? '{}')).toMatchObject({
      activity: { permalink: 'osteria-del-porto', name: 'Osteria del Porto' },
    })
  })
  test.use({ allowed: /net::ERR_FAILED/ })

  test.describe('logged in', () => {
    test.use({ as: 'giulia' })
    test('it is that activity, and no other can be chosen', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('#root .pass .card-head')).toContainText('Osteria del Porto')
      await expect(page).toHaveTitle(/· Osteria del Porto$/)
      await page.getByRole('button', { name: 'Altro' }).click()
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Esci' })).toBeVisible()
      await expect(page.getByRole('dialog').getByText('Cambia attività')).toHaveCount(0)
      await page.goto('/activities')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina non trovata')
    })
  })
})

test.describe('elsewhere', () => {
  test.use({ allowed: /status of 404/, serviceWorkers: 'block' })
  test('an unknown host is nobody: 404', async ({ page, baseURL }) => {
    const answer = await page.goto(hostOf('nessuno', baseURL ?? ''))
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading')).toHaveText('Pagina non trovata')
  })
})
