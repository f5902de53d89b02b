import type { Page } from '@playwright/test'
import { inbox } from '../inbox.ts'
import { type OwnServer, test } from '../own-server.ts'
import { expect, MOVING, NO_NETWORK } from '../support.ts'
import { ANNA, PERMALINK } from '../trattoria.ts'

const rows = (page: Page) => page.locator('.news-row')
const unread = (page: Page) => page.locator('.news-new')
const news = (page: Page) => page.locator('.tab-bar a', { hasText: 'Novità' })

/** Two notices, and two movements that she was told of, the newer one half an hour ago. */
async function told(own: OwnServer) {
  await inbox(own, { title: 'Venerdì di paranza', link: '/menus' }, { title: 'Punti doppi' })
  for (const [at, value] of [500, 300].entries()) await movement(own, value, 30 + at * 60)
}

async function movement(own: OwnServer, value: number, minutes: number) {
  const facts = { id: String(value), value, pointValue: 0, description: 'Grazie', reason: null }
  await own.query(
    `insert into notifications (activity_id, id, user_id, kind, about, facts, link, created)
     select a.id, gen_random_uuid()::text, u.id, 'movement', $3, $4, '/flows', $5 from activities a, users u where a.permalink = $1 and u.username = $2`,
    [PERMALINK, ANNA.username, String(value), JSON.stringify(facts), new Date(Date.now() - minutes * 60_000)],
  )
}

// The browser itself speaks of a dead network, and of a page whose code it has not fetched yet.
test.use({ ...MOVING, on: PERMALINK, asAnna: true, serviceWorkers: 'block', allowed: NO_NETWORK })

test('one place: read by acting, by chips, all at once and taken back, on every device', async ({ page, own, context }) => {
  await told(own)
  await page.goto('/')
  await expect(news(page)).toContainText('4 da leggere')
  await news(page).click()
  await expect(rows(page).locator('h3')).toHaveText([/Venerdì di paranza/, /Hai ricevuto 5,00/, /Punti doppi/, /Hai ricevuto 3,00/])
  await expect(unread(page)).toHaveCount(4)

  await page.getByRole('link', { name: /^Vedi i movimenti .*5,00/ }).click()
  await expect(page).toHaveURL(/\/flows$/)
  await page.goBack()
  await expect(unread(page)).toHaveCount(3)
  await expect(news(page)).toContainText('3 da leggere')

  await page.getByRole('button', { name: /^Carta/ }).click()
  await expect(page).toHaveURL(/about=card/)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: /^Premi/ }).click()
  await page.getByRole('button', { name: 'Mostra tutte' }).click()
  await expect(rows(page)).toHaveCount(4)

  await page.getByRole('button', { name: 'Segna tutto come letto' }).click()
  await expect(unread(page)).toHaveCount(0)
  await expect(news(page)).not.toContainText('da leggere')
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(unread(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Segna tutto come letto' }).click()
  await expect(page.getByRole('button', { name: 'Annulla' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/notices')
  await expect(rows(other)).toHaveCount(4)
  await expect(unread(other)).toHaveCount(0)
  await other.close()
})

test('without a network it is read here at once, and all at once says why not; the server hears later', async ({ page, own, context }) => {
  await told(own)
  await page.goto('/notices')
  await expect(unread(page)).toHaveCount(4)
  await context.setOffline(true)
  await expect(page.getByRole('button', { name: 'Segna tutto come letto: serve la rete' })).toBeVisible()
  await page.getByRole('link', { name: /^Vedi i movimenti .*5,00/ }).click()
  await news(page).click()
  await expect(unread(page)).toHaveCount(3)
  const heard = page.waitForRequest((request) => request.method() === 'PUT' && /notifications\/.*\/read$/.test(request.url()))
  await context.setOffline(false)
  await page.goto('/notices')
  await heard
  await expect(unread(page)).toHaveCount(3)
})

test('all is read once and can be taken back, though the answer was lost', async ({ page, own }) => {
  await told(own)
  await page.goto('/notices')
  await expect(unread(page)).toHaveCount(4)
  const keys: (string | undefined)[] = []
  await page.route('**/api/inbox/read', async (route) => {
    const request = route.request()
    keys.push(request.headers()['idempotency-key'])
    const answer = await route.fetch({ url: request.url().replace(`//${PERMALINK}.`, '//') })
    await (keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer }))
  })
  await page.getByRole('button', { name: 'Segna tutto come letto' }).click()
  await expect(page.getByRole('button', { name: 'Annulla' })).toBeVisible()
  await expect(unread(page)).toHaveCount(0)
  expect(keys).toEqual([expect.any(String), keys[0]])
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(unread(page)).toHaveCount(4)
})
