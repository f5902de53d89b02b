import type { Page } from '@playwright/test'
import { test } from '../between.ts'
import { WORDS } from '../middleman.ts'
import { cardOf, controlled, expect, visit } from '../support.ts'
import { trattoria } from '../trattoria.ts'

// For an hour whoever stands between phone and server answers everything with a page of theirs.

test.use({ asAnna: true, allowed: /MIME type|fetching the script|status of 404/ })
test.afterEach(({ between }) => between.is({}))

/** The addresses under which somebody else's page is kept; a picture is replaced when it is next looked at. */
const foreign = (page: Page) =>
  page.evaluate(async (words) => {
    const found: string[] = []
    for (const name of (await caches.keys()).filter((one) => one !== 'images')) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if ((await (await cache.match(request))?.text())?.includes(words)) found.push(`${name} ${request.url}`)
    }
    return found
  }, WORDS)

/** Nothing of theirs is kept any more. A page that mends itself loads anew, in the middle of the question too. */
const isClean = (page: Page) => expect(async () => expect(await foreign(page)).toEqual([])).toPass({ timeout: 10_000 })

/** Puts the page under the names of what is kept, as an older version of the app did. */
const spoilKept = (page: Page, names: string) =>
  page.evaluate(
    async ([shape = '', words = '']) => {
      for (const name of await caches.keys()) {
        if (!/^(workbox-precache|pages|images)/.test(name)) continue
        const cache = await caches.open(name)
        for (const request of await cache.keys())
          if (new RegExp(shape).test(request.url))
            await cache.put(request, new Response(`<h1>${words}</h1>`, { headers: { 'content-type': 'text/html' } }))
      }
    },
    [names, WORDS],
  )

const flows = (page: Page) => page.getByRole('heading', { name: 'Ancora nessun movimento' })
const stores = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

const picture = (page: Page) => page.locator('.menus-list img.dish-thumb').first()
const isSeen = (node: HTMLImageElement | SVGElement) => node instanceof HTMLImageElement && node.complete && node.naturalWidth > 0

/** Home with its card, a menu with its pictures, and pages opened by their address. */
async function allIsWell(page: Page) {
  for (const [path, there] of [
    ['/stores', stores],
    ['/flows', flows],
    ['/', cardOf],
  ] as const) {
    await page.goto(path)
    await expect(there(page)).toBeVisible()
  }
  await isClean(page)
  await page.goto('/menus')
  await expect.poll(() => picture(page).evaluate(isSeen)).toBe(true)
}

test('what is kept shows through it, nothing of it is kept, and after it all is well', async ({ page, between }) => {
  await visit(page, '/card', '/menus')
  between.is({ isAway: true })
  // What the browser took away meanwhile is asked for in vain.
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.startsWith('workbox-precache')) ?? ''
    const cache = await caches.open(name)
    for (const request of await cache.keys()) if (/Flows|Stores|index[.]html/.test(request.url)) await cache.delete(request)
    await caches.delete('images')
  })
  for (const path of ['/', '/card', '/menus']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(path === '/menus' ? page.locator('.dish').first() : cardOf(page)).toBeVisible()
  }
  await page.goto('/stores')
  await page.waitForLoadState('networkidle')
  expect(await foreign(page)).toEqual([])
  between.is({})
  await allIsWell(page)
})

test('where it was kept it goes by itself', async ({ page }) => {
  await visit(page, '/card', '/stores', '/flows', '/menus')
  for (const names of ['/assets/index-[^/]*[.]js', '/assets/index-[^/]*[.]css', '/assets/(?!index-)|/images/', 'index[.]html']) {
    await expect(async () => {
      await spoilKept(page, names)
      expect(await foreign(page), names).not.toEqual([])
    }).toPass()
    await page.goto('/card')
    await expect(cardOf(page), names).toBeVisible()
    await isClean(page)
  }
  await allIsWell(page)
})

test('where it was kept for all of the app, the next version makes an end of it', async ({ page, own }) => {
  await visit(page, '/card')
  await own.publish(trattoria({ name: 'Trattoria Rinata' }))
  await spoilKept(page, '.')
  await page.goto('/')
  // On a busy machine the new version may be there before she looks.
  await expect(page.getByText(WORDS).or(cardOf(page)).first()).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(cardOf(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  // The new version loads the page anew once it has taken over, in the middle of a question or of the way to another.
  await expect(async () => {
    await controlled(page)
    await page.goto('/')
  }).toPass()
  await allIsWell(page)
})
