import type { Page } from '@playwright/test'
import { cardOf, controlled, expect, keptWhole, logIn, NO_NETWORK, test, visit } from '../support.ts'

// What a browser does not let the app keep, or takes away from it.

test('a browser that denies storage is told so before the log-in, and the card shows all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  await page.goto('/login')
  await expect(page.getByText('Questo browser non conserva i dati')).toBeVisible()
  await logIn(page, 'giulia@example.com')
  await expect(cardOf(page)).toBeVisible()
  await page.getByRole('link', { name: 'Carta', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Tutti' }).click()
  await expect(page.locator('.flow-row').first()).toBeVisible()
})

test('a storage that is full keeps what it can, and the card shows', async ({ page }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (value.length > 2_000) throw new DOMException('full', 'QuotaExceededError')
      set.call(this, key, value)
    }
  })
  await logIn(page, 'giulia@example.com')
  await expect(cardOf(page)).toBeVisible()
  await page.reload()
  await expect(cardOf(page)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })
  test('a window that cannot open offline says so before the log-in', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'caches', { get: () => ({ has: () => Promise.reject(new DOMException('denied', 'SecurityError')) }) })
    })
    await page.goto('/login')
    await expect(page.getByText('In questa finestra la carta non si apre senza rete.')).toBeVisible()
  })
})

const shellOf = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('workbox-precache'))
    return name ? (await (await caches.open(name)).keys()).length : 0
  })

/** What the keeper's database has of the movements; or puts something in their place. */
const inKeeper = (page: Page, instead?: unknown) =>
  page.evaluate(async (value) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error(String(request.error)))
      })
    const db = await done(indexedDB.open('tessera'))
    const answers = db.transaction('answers', 'readwrite').objectStore('answers')
    const keys = (await done(answers.getAllKeys())).filter((key) => JSON.stringify(key).includes('myFlows'))
    if (value !== undefined) for (const key of keys) await done(answers.put(value, key))
    const found = await Promise.all(keys.map((key) => done(answers.get(key) as IDBRequest<unknown>)))
    db.close()
    return found
  }, instead)

test.describe('logged in', () => {
  test.use({ as: 'giulia', on: 'osteria-del-porto', allowed: NO_NETWORK })

  test('a shell that lost files mends itself, and opens offline again', async ({ page, context }) => {
    await visit(page, '/card')
    await keptWhole(page)
    const whole = await shellOf(page)
    await page.evaluate(async () => {
      const name = (await caches.keys()).find((one) => one.startsWith('workbox-precache')) ?? ''
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (/FlowsPage|MenusPage|JsBarcode/.test(request.url)) await cache.delete(request)
    })
    expect(await shellOf(page)).toBeLessThan(whole)
    await page.goto('/card')
    await controlled(page)
    await expect.poll(() => shellOf(page)).toBe(whole)
    await page.goto('/flows')
    await expect(page.locator('.flow-row').first()).toBeVisible()
    await context.setOffline(true)
    await page.goto('/flows')
    await expect(page.locator('.flow-row').first()).toBeVisible()
  })

  test('copies of another shape stop nothing: they go, and she stays logged in', async ({ page }) => {
    await visit(page, '/menus', '/flows')
    const whole = await page.evaluate(() => localStorage.getItem('persist:snapshot') ?? '')
    const parts = JSON.parse(whole) as Record<string, string>
    const spoilt = (spoil: (part: Record<string, unknown>) => unknown) => {
      const byActivity = JSON.parse(parts.byActivity ?? '{}') as Record<string, Record<string, unknown>>
      const all = Object.entries(byActivity).map(([id, kept]) => [
        id,
        Object.fromEntries(Object.entries(kept).map(([kind, part]) => [kind, spoil(part as Record<string, unknown>)])),
      ])
      return JSON.stringify({ ...parts, mine: '{"data":[null],"at":5}', byActivity: JSON.stringify(Object.fromEntries(all)) })
    }
    for (const damaged of [
      '[null]',
      '5',
      '{}',
      JSON.stringify({ ...parts, byActivity: '5' }),
      spoilt(() => null),
      spoilt((part) => ({ ...part, data: [null] })),
      spoilt((part) => ({ ...part, data: 'x' })),
    ]) {
      // Not a page of the app, which would write down its own copies when it goes.
      await page.goto('/manifest.webmanifest')
      await page.evaluate((text) => localStorage.setItem('persist:snapshot', text), damaged)
      await page.goto('/menus')
      await expect(page.locator('.dish').first(), damaged).toBeVisible()
      await page.goto('/')
      await expect(cardOf(page), damaged).toBeVisible()
    }
  })

  test('lists of another shape in the keeper’s database stop nothing, and are replaced', async ({ page }) => {
    await visit(page, '/flows')
    for (const damaged of [null, 5, 'x', { data: { flows: [null] } }]) {
      await page.goto('/manifest.webmanifest')
      await inKeeper(page, damaged)
      await page.goto('/flows')
      await expect(page.locator('.flow-row').first(), JSON.stringify(damaged)).toBeVisible()
      await expect.poll(() => inKeeper(page)).not.toContainEqual(damaged)
    }
  })

  test('no address ever carries a token', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visit(page, '/card', '/menus', '/flows')
    const session = await page.evaluate(() => JSON.parse(localStorage.getItem('persist:session') ?? '{}') as Record<string, string>)
    const secrets = [session.token, session.refreshToken].map((one) => JSON.parse(one ?? '""') as string)
    expect(secrets.every((one) => one.length > 20)).toBe(true)
    expect(asked.filter((url) => secrets.some((one) => decodeURIComponent(url).includes(one)))).toEqual([])
  })
})
