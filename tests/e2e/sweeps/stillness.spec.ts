import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { type Frame, record, recorded, valuesOf } from '../frames.ts'
import { cardOf, expect, fields, MOVING, PASSWORD, quiet, test } from '../support.ts'

// What may not move while one page follows another: measured at every frame, with a network that takes its time.
test.use({ ...MOVING, as: 'giulia', on: 'osteria-del-porto', serviceWorkers: 'block' })

/** How long each answer takes, in milliseconds: whatever is shown too early or too late shows then. */
const SLOW = 250

async function slowly(page: Page) {
  for (const pattern of ['**/assets/*Page-*.js', '**/api/**'])
    await page.route(pattern, async (route) => {
      await wait(SLOW)
      await route.continue().catch(() => undefined)
    })
}

/** What may have one value only, whatever happens. */
const still = (frames: Frame[]) => ({
  width: valuesOf(frames, 'width'),
  shown: valuesOf(frames, 'shown'),
  tabBar: valuesOf(frames, 'tabBar'),
  tabs: valuesOf(frames, 'tabs').length,
  topBar: valuesOf(frames, 'topBar'),
  opacity: valuesOf(frames, 'opacity'),
  blank: frames.filter(({ isSeen }) => !isSeen).map(({ title }) => title),
})
const stillAt = (width: number) => ({
  width: [width],
  shown: [width],
  tabBar: [`0 784 ${width} 60`],
  tabs: 1,
  topBar: [`0 0 ${width} 68`],
  opacity: [1],
  blank: [],
})

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Principale' })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test.describe('whoever logs in', () => {
  test.use({ as: undefined })

  test('sees the door until her home is there', async ({ page }) => {
    await page.goto('/login')
    await expect(fields(page).username).toBeVisible()
    await slowly(page)
    await record(page)
    await fields(page).username.fill('giulia@example.com')
    await fields(page).password.fill(PASSWORD)
    await fields(page).password.press('Enter')
    await expect(cardOf(page)).toBeVisible()
    await quiet(page)
    expect(still(await recorded(page))).toMatchObject({ width: [390], shown: [390], blank: [] })
  })
})

for (const width of [390, 320])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a tab has one place from its first frame on; from page to page the bars stay where they are, and none is blank', async ({
      page,
    }) => {
      test.setTimeout(240_000)
      await slowly(page)
      await page.goto('/', { waitUntil: 'commit' })
      await record(page)
      await expect(cardOf(page)).toBeVisible()
      await quiet(page)
      const frames = await recorded(page)
      const places = new Set(frames.flatMap((frame) => frame.tabs))
      expect.soft([...places]).toHaveLength(5)
      expect.soft(places).toEqual(new Set(frames.at(-1)?.tabs))

      await record(page)
      for (const [tab, name] of [
        ['Carta', 'La mia carta'],
        ['Menù', 'Menù'],
        ['Novità', 'Novità'],
        ['Menù', 'Menù'],
        ['Home', /^Ciao/],
      ] as const) {
        await tabs(page).getByRole('link', { name: tab }).click()
        await expect(title(page)).toHaveText(name)
        await quiet(page)
      }
      expect.soft(still(await recorded(page)), 'from tab to tab').toEqual(stillAt(width))

      const onTheWay: Frame[] = []
      for (const name of ['Ristoranti', 'Invita un amico', 'Privacy', 'Profilo']) {
        await tabs(page).getByRole('button', { name: 'Altro' }).click()
        const entry = page.getByRole('dialog').getByRole('link', { name })
        await expect(entry).toBeVisible()
        await record(page)
        await entry.click()
        await expect(title(page)).toHaveText(name)
        await quiet(page)
        await page.goBack()
        await expect(title(page)).toHaveText(/^Ciao/)
        await quiet(page)
        onTheWay.push(...(await recorded(page)))
      }
      expect.soft(still(onTheWay), 'to the pages of the drawer and back').toEqual(stillAt(width))
    })
  })

test('what opens over a page is whole from its first frame, under one scrim', async ({ page }) => {
  await page.goto('/card')
  await expect(cardOf(page)).toBeVisible()
  await quiet(page)
  await record(page)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Mostra in cassa' }).click()
  await dialog.getByRole('button', { name: 'Chiudi' }).first().click()
  await tabs(page).getByRole('button', { name: 'Altro' }).click()
  await dialog.getByRole('button', { name: 'Esci' }).click()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await dialog.getByRole('link', { name: 'Menù' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Filtri' }).click()
  await dialog.getByRole('button', { name: 'Chiudi' }).click()
  await expect(dialog).toHaveCount(0)
  const frames = await recorded(page)
  expect(Math.max(...valuesOf(frames, 'scrims'))).toBe(1)
  expect([...new Set(frames.flatMap(({ panels }) => panels))]).toEqual([1])
})

test('a dish shows the picture of its row until the large one is there', async ({ page }) => {
  await page.goto('/menus')
  const thumb = page.locator('[data-dish] img').first()
  await expect.poll(() => thumb.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const loaded = await thumb.evaluate((image: HTMLImageElement) => image.currentSrc)
  let release = () => undefined as void
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/images/**', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  await thumb.click()
  const picture = page.getByRole('dialog').locator('.dish-detail-picture')
  await expect(picture).toHaveCSS('background-image', `url("${loaded}")`)
  release()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})
