import type { Page } from '@playwright/test'
import { cardKept, cardOf, controlled, expect, quiet, spoil, test } from '../support.ts'

// The renewal of a session, as the server and a network that drops see it. SEMANTICS 2.
test.use({ as: 'giulia', serviceWorkers: 'block', allowed: /status of (401|503)|net::ERR_/ })

const RENEWAL = '**/api/token/refresh'
const refusal = {
  status: 401,
  contentType: 'application/json',
  body: JSON.stringify({ code: 'session_ended', message: 'Sessione scaduta' }),
}

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(JSON.parse(localStorage.getItem('persist:session') ?? '{}').token ?? 'null') as string | null)

test('an access token that ran out is renewed without a word', async ({ page }) => {
  await page.goto('/card')
  await cardKept(page)
  await spoil(page)
  const old = await kept(page)
  const renewals: number[] = []
  page.on('response', (answer) => answer.url().endsWith('/api/token/refresh') && renewals.push(answer.status()))
  await page.goto('/flows')
  await expect(page.locator('.flow-row').first()).toBeVisible()
  await expect.poll(() => kept(page)).not.toBe(old)
  expect(renewals).toEqual([200])
  await expect(page.locator('.message')).toHaveCount(0)
  await expect(page.getByText('Sessione scaduta')).toHaveCount(0)
})

test('twenty refused calls in five tabs renew the session once', async ({ page, context }) => {
  await page.goto('/card')
  await expect(cardOf(page)).toBeVisible()
  const old = await kept(page)
  const tabs = [page, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))]
  let renewals = 0
  let refused = 0
  let open = () => {}
  // No answer leaves before all five tabs have asked: they are refused together.
  const all = new Promise<void>((done) => (open = done))
  const asking = new Set<Page>()
  context.on('request', (request) => {
    if (request.url().endsWith('/api/token/refresh')) renewals += 1
  })
  await context.route('**/api/**', async (route, request) => {
    if (request.headers().authorization !== `Bearer ${old}`) return route.continue()
    asking.add(request.frame().page())
    if (asking.size === tabs.length) open()
    await all
    refused += 1
    return route.fulfill(refusal)
  })
  await Promise.all(tabs.map((tab) => tab.goto('/')))
  for (const tab of tabs) await expect(cardOf(tab)).toBeVisible()
  await expect.poll(() => kept(page)).not.toBe(old)
  for (const tab of tabs) await tab.waitForLoadState('networkidle')
  expect(refused).toBeGreaterThanOrEqual(15)
  expect(renewals).toBe(1)
  for (const tab of tabs) await expect(tab).toHaveURL('/')
})

test('a network that drops during the renewal logs nobody out', async ({ page }) => {
  await page.goto('/card')
  await cardKept(page)
  await spoil(page)
  let dropped = 0
  await page.route(RENEWAL, (route) => {
    dropped += 1
    return route.abort('connectionfailed')
  })
  await page.goto('/card')
  await expect.poll(() => dropped).toBeGreaterThan(0)
  await expect(cardOf(page)).toBeVisible()
  await expect(page).toHaveURL('/card')
  expect(await kept(page)).toContain('.expired')
  await page.unroute(RENEWAL)
  await page.goto('/flows')
  await expect(page.locator('.flow-row').first()).toBeVisible()
  await expect.poll(() => kept(page)).not.toContain('.expired')
})

test('a server in trouble during the renewal logs nobody out', async ({ page }) => {
  await page.goto('/card')
  await cardKept(page)
  await spoil(page)
  let answered = 0
  await page.route(RENEWAL, (route) => {
    answered += 1
    return route.fulfill({ status: 503, contentType: 'application/json', body: '{}' })
  })
  await page.goto('/card')
  await expect.poll(() => answered).toBeGreaterThan(0)
  await expect(page).toHaveURL('/card')
  await expect(cardOf(page)).toBeVisible()
})

test('a definite refusal leads to the log-in, which comes back to the page', async ({ page }) => {
  await page.goto('/card')
  await cardKept(page)
  await spoil(page)
  await page.route(RENEWAL, (route) => route.fulfill(refusal))
  await page.goto('/card')
  await expect(page).toHaveURL('/login?redirect=%2Fcard')
  await expect(page.getByText('Sessione scaduta')).toHaveCount(0)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('whoever logs out while a renewal is on its way stays out', async ({ page }) => {
    await page.goto('/card')
    await controlled(page)
    await cardKept(page)
    await spoil(page)
    let answer = () => {}
    const isOut = new Promise<void>((done) => (answer = done))
    await page.route(RENEWAL, async (route) => {
      const response = await route.fetch()
      await isOut
      await route.fulfill({ response }).catch(() => undefined)
    })
    const renewal = page.waitForRequest(RENEWAL)
    await page.goto('/card')
    await renewal
    await page.getByRole('button', { name: 'Altro' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
    await page.getByRole('dialog').filter({ hasText: 'Vuoi davvero uscire?' }).getByRole('button', { name: 'Esci' }).click()
    await expect(page).toHaveURL(/\/login/)
    answer()
    await quiet(page)
    await page.reload()
    await expect(page).toHaveURL(/\/login/)
    expect(await kept(page)).toBeNull()
  })
})
