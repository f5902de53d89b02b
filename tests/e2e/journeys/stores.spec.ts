import type { Page } from '@playwright/test'
import { test } from '../own-server.ts'
import { controlled, expect, NO_NETWORK, quiet } from '../support.ts'
import { PERMALINK, trattoria } from '../trattoria.ts'

const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, startTime: '00:00', endTime: '00:00' }))
const molo = {
  name: 'Trattoria al Molo',
  main: true,
  description: { it: 'Sul molo.', de: 'Am Kai.' },
  address: 'Molo 4',
  cap: '16032',
  city: 'Camogli',
  latitude: 44.3487,
  longitude: 9.1528,
  phone: '+39 0185 000 000',
  email: 'ciao@example.com',
  website: 'https://www.example.com',
  picture: 'dish.webp',
  hours: always,
}
const nervi = { name: 'Bottega di Nervi', address: 'Via Oberdan 120', cap: '16167', city: 'Genova', latitude: 44.3811, longitude: 9.0399 }
const far = { name: `Trattoria ${'lontana'.repeat(12)}`, address: 'Via 1', cap: '1000', city: 'Roma', latitude: 41.9, longitude: 12.5 }
/** Beside the second of them. */
const HERE = { latitude: 44.3812345, longitude: 9.0412345 }

const rows = (page: Page) => page.locator('.store-name')
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test.use({
  on: PERMALINK,
  asAnna: true,
  serviceWorkers: 'block',
  allowed: new RegExp(`${NO_NETWORK.source}|status of 404`),
  bundle: [trattoria({ stores: [nervi, far, molo] }), { scope: 'worker' }],
})
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const asked = { times: 0 }
    Object.assign(window, { asked })
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation)
    navigator.geolocation.getCurrentPosition = (...given) => {
      asked.times += 1
      ask(...given)
    }
  }),
)

test('from the menu to the list and to one: hours, map, phone, mail, page', async ({ page }) => {
  await page.goto('/')
  await page.locator('.tab-bar button').last().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Negozi' }).click()
  await expect(rows(page)).toHaveText([molo.name, nervi.name, far.name])
  expect(await fits(page)).toBe(true)
  await page.getByRole('link', { name: new RegExp(`^${molo.name}`) }).click()
  await expect(page.getByRole('heading', { level: 2, name: molo.name })).toBeVisible()
  await expect(page.locator('article .store-standing')).toHaveText(/Aperto.*tutto il giorno/)
  await expect(page.locator('.store-today')).toContainText('Oggi, ')
  await expect(page.getByRole('link', { name: /Apri la mappa/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/.*44\.3487/,
  )
  await expect(page.getByRole('link', { name: /Indicazioni/ })).toHaveAttribute('href', /destination=44\.3487%2C9\.1528/)
  await expect(page.getByRole('link', { name: /\+39 018\.50\.00\.000/ })).toHaveAttribute('href', 'tel:+390185000000')
  await expect(page.getByRole('link', { name: /ciao@example\.com/ })).toHaveAttribute('href', 'mailto:ciao@example.com')
  for (const link of await page.locator('.detail a[target="_blank"]').all()) await expect(link).toHaveAttribute('rel', /noopener/)
  expect(await fits(page)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Negozi' })).toBeVisible()
})

test('the nearest first, by her own press alone; where she is stays here', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(HERE)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page.goto('/stores')
  await expect(rows(page)).toHaveText([molo.name, nervi.name, far.name])
  const timesAsked = () => page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)
  expect(await timesAsked()).toBe(0)
  await page.getByRole('button', { name: 'Trova il più vicino' }).click()
  await expect(rows(page)).toHaveText([nervi.name, molo.name, far.name])
  expect(await timesAsked()).toBe(1)
  await expect(page.locator('.store-link .store-distance').first()).toHaveText(/^1[01]0\sm$/)
  await page.locator('.store-link').first().click()
  await expect(page.getByRole('heading', { level: 2, name: nervi.name })).toBeVisible()
  await expect(page.locator('.store-far')).toHaveText(/^1[01]0\sm$/)
  await expect(page.locator('.locator-you')).toHaveCount(1)
  await quiet(page)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]))
  for (const canary of ['44.38123', '9.04123']) {
    expect(sent.filter((text) => text.includes(canary))).toEqual([])
    expect(kept).not.toContain(canary)
  }
  await page.reload()
  await page.goto('/stores')
  await expect(rows(page)).toHaveText([molo.name, nervi.name, far.name])
})

test('refused, the list stays as it is and the reason is told', async ({ page, context }) => {
  await context.clearPermissions()
  await page.goto('/stores')
  await page.getByRole('button', { name: 'Trova il più vicino' }).click()
  await expect(page.locator('.stores-near [role="status"]')).toContainText('Non hai dato il permesso')
  await expect(rows(page)).toHaveText([molo.name, nervi.name, far.name])
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network what was fetched is there', async ({ page, context }) => {
    await page.goto('/')
    await controlled(page)
    await page.goto('/stores')
    await expect(rows(page)).toHaveCount(3)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.goto('/stores')
    await expect(rows(page)).toHaveCount(3)
    await page.getByRole('link', { name: new RegExp(`^${molo.name}`) }).click()
    await expect(page.getByRole('heading', { level: 2, name: molo.name })).toBeVisible()
    await expect(page.getByRole('link', { name: /Indicazioni/ })).toContainText('Serve la rete')
  })
})

test('in German it is told in German, and at 320 px nothing runs over the edge', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/de/stores')
  await expect(rows(page)).toHaveCount(3)
  expect(await fits(page)).toBe(true)
  await page.getByRole('link', { name: new RegExp(`^${molo.name}`) }).click()
  await expect(page.getByText('Am Kai.')).toBeVisible()
  await page.getByRole('button', { name: 'Öffnungszeiten' }).click()
  await expect(page.locator('.store-week')).toContainText('Montag')
  expect(await fits(page)).toBe(true)
})

test('one that is gone says so', async ({ page }) => {
  await page.goto('/stores/gone')
  await expect(page.getByRole('heading', { name: 'Questo indirizzo non c’è più' })).toBeVisible()
  await page.getByRole('link', { name: 'Tutti gli indirizzi' }).click()
  await expect(rows(page)).toHaveCount(3)
})

// The last: it changes what is there.
test('a single one is titled as one and stands open; with none it is said', async ({ page, own }) => {
  await own.publish(trattoria({ stores: [molo] }))
  await page.goto('/stores')
  await expect(page.getByRole('heading', { level: 1, name: 'Negozio', exact: true })).toBeAttached()
  await expect(page.getByRole('heading', { level: 2, name: molo.name })).toBeVisible()
  await page.locator('.tab-bar button').last().click()
  await expect(page.getByRole('link', { name: 'Negozio', exact: true })).toBeVisible()
  await own.publish(trattoria())
  await page.goto('/stores')
  await expect(page.getByRole('heading', { name: 'Ancora nessun indirizzo' })).toBeVisible()
})
