import type { Browser, BrowserContext, Page } from '@playwright/test'
import { controlled, expect, logIn, NO_NETWORK, test, visit } from '../support.ts'

test.use({ as: 'giulia', on: 'osteria-del-porto', allowed: NO_NETWORK })

/** Everything that this browser keeps for the origin. */
const left = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.startsWith('tessera.device.'))),
    session: Object.keys(sessionStorage),
    kept: (
      await Promise.all(
        (
          await caches.keys()
        )
          .filter((name) => !/^(workbox-precache|pages)-/.test(name))
          .map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url}`)),
      )
    )
      .flat()
      .filter((line) => !line.includes('/icons/')),
    databases: (await indexedDB.databases()).map(({ name }) => name).filter((name) => !name?.startsWith('workbox-')),
    // When which picture was last used; the icons are the host's, and stand on the log-in page.
    pictures: await new Promise<string[]>((done) => {
      const opening = indexedDB.open('workbox-expiration')
      opening.onsuccess = () => {
        const db = opening.result
        const [store] = db.objectStoreNames
        if (!store) return done([])
        const reading = db.transaction(store).objectStore(store).getAll() as IDBRequest<{ url: string }[]>
        reading.onsuccess = () => {
          db.close()
          done(reading.result.map(({ url }) => url).filter((url) => !url.includes('/icons/')))
        }
      }
    }),
  }))

/** What the browser's own cache still answers with, of these addresses, in a new page. */
async function cachedOf(context: BrowserContext, addresses: string[]): Promise<string[]> {
  const page = await context.newPage()
  // Not a page of the app, which would ask for more.
  await page.goto('/manifest.webmanifest')
  const found = await page.evaluate(async (all) => {
    const isThere = (address: string) =>
      fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      )
    const there = await Promise.all(all.map(isThere))
    return all.filter((_, at) => there[at])
  }, addresses)
  await page.close()
  return found
}

/** The storage of a browser in which nobody ever logged in. */
async function untouched(browser: Browser, baseURL = '') {
  const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await page.goto('/login')
  await expect.poll(async () => Object.keys((await left(page)).local).sort()).toEqual(['persist:session', 'persist:snapshot'])
  const { local } = await left(page)
  await context.close()
  return { local, session: [], kept: [], databases: [], pictures: [] }
}

async function leave(page: Page) {
  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
  await expect(page.getByText('Vuoi davvero uscire?')).toBeVisible()
}
const question = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Vuoi davvero uscire?' })

test('who thinks better of it stays', async ({ page }) => {
  await page.goto('/')
  await leave(page)
  await question(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('Vuoi davvero uscire?')).toHaveCount(0)
  await expect(page).toHaveURL('/')
  expect((await left(page)).local['persist:session']).toContain('ey')
})

test.describe('online', () => {
  test.use({ allowed: /status of 401|status of 504|ERR_CACHE_MISS/ })
  test('nothing of hers stays, and the session is revoked', async ({ page, context, browser, baseURL }) => {
    const asked = new Set<string>()
    page.on('request', (request) => {
      if (request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/api/')) asked.add(request.url())
    })
    await visit(page, '/card', '/menus', '/flows')
    const before = await left(page)
    expect(before.databases).toContain('tessera')
    const refreshToken = await page.evaluate(
      () => JSON.parse(JSON.parse(localStorage.getItem('persist:session') ?? '{}').refreshToken ?? 'null') as string,
    )
    await leave(page)
    const revoked = page.waitForResponse(/\/api\/logout$/)
    await question(page).getByRole('button', { name: 'Esci' }).click()
    // No address of hers for whoever logs in next.
    await expect(page).toHaveURL('/login')
    expect((await revoked).ok()).toBe(true)
    expect(asked.size).toBeGreaterThan(5)
    expect(await cachedOf(context, [...asked])).toEqual([])
    await expect.poll(() => left(page)).toEqual(await untouched(browser, baseURL))
    const renewal = await page.evaluate(
      (refresh_token) =>
        fetch('/api/token/refresh', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ refresh_token }),
        }).then(({ status }) => status),
      refreshToken,
    )
    expect(renewal).toBe(401)
  })
})

test('the same without a network', async ({ page, context, browser, baseURL }) => {
  await visit(page, '/card', '/menus', '/flows')
  await context.setOffline(true)
  await page.reload()
  await leave(page)
  await question(page).getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => left(page)).toEqual(await untouched(browser, baseURL))
  await page.goto('/card')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.locator('.card-face')).toHaveCount(0)
})

test('every tab leaves, and the next person sees nothing of the last one', async ({ page, context }) => {
  await visit(page, '/card', '/flows')
  const other = await context.newPage()
  await other.goto('/card')
  await expect(other.locator('#root .code-digits')).toBeVisible()
  const hers = (await other.locator('#root .code-digits').textContent()) ?? ''
  await leave(page)
  await question(page).getByRole('button', { name: 'Esci' }).click()
  await expect(other).toHaveURL('/login')
  await expect.poll(async () => (await left(page)).databases).toEqual([])
  await other.close()
  await logIn(page, 'marco@example.com')
  await controlled(page)
  for (const path of ['/', '/card', '/flows']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const text = (await page.locator('body').textContent()) ?? ''
    expect(text).not.toContain(hers)
    expect(text).not.toContain('Giulia')
  }
})
