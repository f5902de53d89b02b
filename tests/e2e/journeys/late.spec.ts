import type { Page } from '@playwright/test'
import { test } from '../between.ts'
import { inbox } from '../inbox.ts'
import { cardOf, expect, NO_NETWORK, quiet, visit } from '../support.ts'

// A network that is slow, a server that is silent, one that is dead, and none at all: each is told as what it is.

test.use({ asAnna: true, allowed: new RegExp(`${NO_NETWORK.source}|ERR_EMPTY_RESPONSE|MIME type|fetching the script`) })
test.afterEach(({ between }) => between.is({}))

/** Slower than anybody waits, in milliseconds. */
const LATE = 6_000
const [GONE, STAYS, NEW] = ['Venerdì di paranza', 'Punti doppi', 'Nuova carta dei vini']

/** Collects what stands in the page at any moment from here on, of what must not. */
const watch = (page: Page, words: string[]) =>
  page.addInitScript((watched) => {
    const look = () => {
      const text = document.body?.textContent ?? ''
      const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[]
      const found = watched.filter((one) => text.includes(one) && !seen.includes(one))
      if (found.length > 0) sessionStorage.setItem('seen', JSON.stringify([...seen, ...found]))
    }
    const watcher = new MutationObserver(look)
    watcher.observe(document, { childList: true, subtree: true, characterData: true })
    // A page that goes breaks off what it asked.
    addEventListener('beforeunload', () => watcher.disconnect())
  }, words)
const seen = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]') as string[])

/** Waits until the device's own copies hold this no more: a page that goes first breaks off the writing, too. */
const forgotten = (page: Page, words: string) =>
  expect
    .poll(() =>
      page.evaluate(async (watched) => {
        const opening = indexedDB.open('tessera')
        await new Promise((done) => (opening.onsuccess = done))
        const asked = opening.result.transaction('answers').objectStore('answers').getAll()
        await new Promise((done) => (asked.onsuccess = done))
        opening.result.close()
        return JSON.stringify(asked.result).includes(watched)
      }, words),
    )
    .toBe(false)

test('what she deleted does not come back from an older copy, and what comes late reaches the page', async ({ page, own, between }) => {
  await inbox(own, { title: GONE }, { title: STAYS })
  await visit(page)
  await page.goto('/notices')
  await quiet(page)
  const rows = page.locator('.news-row')
  await expect(rows).toHaveCount(2)
  between.is({ late: LATE })
  await page.getByRole('link', { name: GONE }).press('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(rows).toHaveCount(1)
  await forgotten(page, GONE)
  await watch(page, [GONE, 'offline', 'non risponde'])
  await page.reload()
  await expect(page.locator('.strip')).toContainText('La rete è lenta', { timeout: LATE })
  await expect(rows).toHaveCount(1, { timeout: 2 * LATE })
  await expect(rows).toContainText(STAYS)
  await inbox(own, { title: NEW })
  await page.reload()
  await expect(rows).toContainText(NEW, { timeout: 2 * LATE })
  expect(await seen(page)).toEqual([])
})

test('silent, dead, another’s page and no network are told apart, in the strip and where nothing is kept', async ({
  page,
  context,
  between,
}) => {
  await visit(page)
  const strip = page.locator('.strip')
  const title = page.getByRole('heading', { name: 'Non riusciamo a caricare i movimenti' })
  const failed = page.locator('.state')
  const open = async () => {
    await page.goto('/flows')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  between.is({ server: 'silent' })
  await open()
  await expect(strip).toContainText('La rete è lenta')
  await expect(title).toHaveCount(0)
  for (const now of [{ server: 'dead' }, { isAway: true }] as const) {
    between.is(now)
    await open()
    await expect(title).toBeVisible()
    await expect(failed).toContainText('Niente è andato perso. Riprova tra poco.')
    await expect(strip).toContainText('Il server non risponde')
    await expect(page.getByRole('button', { name: 'Riprova' })).toHaveCount(1)
    await expect(page.locator('main')).not.toContainText('serve la rete')
  }
  await context.setOffline(true)
  await open()
  await expect(failed).toContainText('Per vedere i movimenti serve la rete.')
  await expect(strip).toContainText('Sei offline')
  await context.setOffline(false)
  between.is({})
  await page.goto('/')
  await expect(cardOf(page)).toBeVisible()
  await expect(strip).toHaveCount(0)
})
