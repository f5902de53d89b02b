import type { Page } from '@playwright/test'
import { cardOf, controlled, expect, MOVING, NO_NETWORK, quiet, SHARP, test } from '../support.ts'
import { watchShifts } from '../shifts.ts'

// What src/first paints before the app's own script and style sheet, and how the app takes it over.
test.use({ ...MOVING, ...SHARP, as: 'giulia', on: 'osteria-del-porto', serviceWorkers: 'block', allowed: NO_NETWORK })

const CARD = ['.card-face', '.card-head', '.card-sums', '.card-white', '.top-bar h1']
const CODE = ['.card-code', '.code-picture', '.code-digits', '.card-hint']
const NOTICE = ['.picture', '.detail-body', '.detail-tag', '.detail h2', '.detail-lead', '.detail-text', '.icon-button']

const boxes = (page: Page, within: string, names: string[]) =>
  page.evaluate(
    ({ root, names }) =>
      Object.fromEntries(
        names.map((name) => {
          const box = document.querySelector(`${root} ${name}`)?.getBoundingClientRect()
          // The title has room as far as the keys beside it, which the app alone draws.
          return [name, box && [box.x, box.y, name.endsWith('h1') ? 0 : box.width, box.height]]
        }),
      ),
    { root: within, names },
  )

/** The app as it was left, which does not heal itself while a test keeps its script away. */
async function seenOnce(page: Page, path: string) {
  await page.addInitScript(() => sessionStorage.setItem('tessera.healed', String(Date.now())))
  // It is used if it comes in time: here it never does, so that two loads have the same letters.
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto(path)
  await expect(cardOf(page)).toBeVisible()
  await page.waitForFunction(() => localStorage.getItem('tessera.first')?.includes('"code":{'))
}

// Where something stands does not depend on the theme: each page is looked at in one.
for (const [path, colorScheme] of [
  ['/', 'light'],
  ['/card', 'dark'],
] as const)
  test(`the card is painted before the app starts, where the app then draws it: ${path}, ${colorScheme} @both`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await seenOnce(page, path)
    await quiet(page)
    await page.route('**/assets/index-*.{js,css}', (route) => route.abort())
    await page.reload()
    await expect(page.locator('#first .card-white')).toBeVisible()
    await expect(page.locator('#first .code-picture')).toHaveCount(path === '/card' ? 1 : 0)
    await page.evaluate(() => document.fonts.ready)
    expect(await page.locator('#root').innerHTML()).toBe('')
    const names = path === '/card' ? [...CARD, ...CODE] : CARD
    const painted = await boxes(page, '#first', names)
    await page.unroute('**/assets/index-*.{js,css}')
    await page.reload()
    await expect(cardOf(page)).toBeVisible()
    await quiet(page)
    expect(await boxes(page, '#root', names)).toEqual(painted)
    await expect(page.locator('#first')).toBeEmpty()
  })

/** Writes a notice into its page while it is read, as the worker does before. */
const pushed = (page: Page, told: { subTitle: string; isChip: boolean }) =>
  page.addInitScript(({ subTitle, isChip }) => {
    const texts = { title: 'Stasera punti doppi', subTitle, message: 'Dalle 19 alle 23,\ncon la carta.' }
    const notice = { id: 'n1', ...texts, image: null, link: null, externalLink: null, created: new Date().toISOString(), translations: [] }
    new MutationObserver((_, observer) => {
      const first = document.getElementById('first')
      if (!first) return
      observer.disconnect()
      const script = Object.assign(document.createElement('script'), { type: 'application/json', id: 'tessera-pushed' })
      script.textContent = JSON.stringify({ notice, isChip, src: null, set: null })
      first.before(script)
    }).observe(document, { childList: true, subtree: true })
  }, told)

for (const told of [
  { subTitle: 'Solo per te', isChip: true },
  { subTitle: 'Un sottotitolo che sul cartellino non ci sta', isChip: false },
])
  test(`a pushed notice is painted before the app starts, where the app then draws it: ${told.subTitle}`, async ({ page }) => {
    await seenOnce(page, '/card')
    await pushed(page, told)
    // Fetched it cannot be: the app has what the push said.
    await page.route('**/api/notices/**', (route) => route.abort())
    await page.route('**/assets/index-*.{js,css}', (route) => route.abort())
    await page.goto('/notices/n1')
    await expect(page.locator('#first').getByRole('heading', { name: 'Stasera punti doppi' })).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const painted = await boxes(page, '#first', NOTICE)
    await page.unroute('**/assets/index-*.{js,css}')
    await page.goto('/notices/n1')
    await expect(page.locator('#root').getByRole('heading', { name: 'Stasera punti doppi' })).toBeVisible()
    // What is kept from it says for a moment, at the foot, that the server does not answer, until the next call has.
    await quiet(page)
    expect(await boxes(page, '#root', NOTICE)).toEqual(painted)
    await expect(page.locator('#first')).toBeEmpty()
    await expect(page.locator('#tessera-pushed')).toHaveCount(0)
  })

test.describe('for who is here for the first time', () => {
  test.use({ as: undefined, allowed: /net::ERR_|status of 401/ })

  test('the door is painted before the app starts, where the app then draws it', async ({ page }) => {
    const DOOR = ['.hero', '.hero-logo', '.hero-name', '.hero-name + p']
    await page.addInitScript(() => sessionStorage.setItem('tessera.healed', String(Date.now())))
    await page.route('**/*.woff2', (route) => route.abort())
    await page.route('**/assets/index-*.{js,css}', (route) => route.abort())
    await page.goto('/')
    await expect(page.locator('#first .hero-name')).toHaveText('Osteria del Porto')
    const painted = await boxes(page, '#first', DOOR)
    await page.unroute('**/assets/index-*.{js,css}')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Accedi' })).toBeVisible()
    expect(await boxes(page, '#root', DOOR)).toEqual(painted)
    await expect(page.locator('#first')).toBeEmpty()
  })
})

test.describe('for the first time', () => {
  test.use({ on: undefined, contextOptions: { reducedMotion: 'reduce' } })

  test('nothing stands below the card until it is known whether its code stands on it', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    await page.route('**/configurations**', async (route) => {
      await new Promise((done) => setTimeout(done, 700))
      await route.continue().catch(() => undefined)
    })
    const moved = await watchShifts(page)
    await page.goto('/')
    await expect(cardOf(page)).toBeVisible()
    await quiet(page)
    // Less than this nobody sees.
    expect((await moved()).filter((shift) => Number.parseFloat(shift) > 0.005)).toEqual([])
  })
})

test('what was kept is painted on the page that shows it, not on others', async ({ page }) => {
  await seenOnce(page, '/card')
  await page.route('**/assets/index-*.{js,css}', (route) => route.abort())
  await page.goto('/flows')
  await expect(page.locator('#first')).toBeEmpty()
  await page.goto('/de/card')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('#first')).toBeEmpty()
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })
  for (const path of ['/', '/card'])
    test(`nothing moves when ${path} is opened again, offline too${path === '/' ? ' @both' : ''}`, async ({ page, context }) => {
      const moved = await watchShifts(page)
      await seenOnce(page, path)
      await controlled(page)
      await page.reload()
      await page.waitForLoadState('networkidle')
      for (const offline of [false, true]) {
        await context.setOffline(offline)
        await page.reload()
        await expect(cardOf(page)).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await moved()).toEqual([])
      }
    })
})
