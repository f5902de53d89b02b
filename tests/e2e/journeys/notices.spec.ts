import type { Page } from '@playwright/test'
import { onTheWall } from '#rules/days.ts'
import { inbox, type Words } from '../inbox.ts'
import { test } from '../own-server.ts'
import { controlled, expect, NO_NETWORK, quiet } from '../support.ts'
import { ANNA, PERMALINK } from '../trattoria.ts'

const three: Words[] = [
  { title: 'Venerdì di paranza', subTitle: 'Serata', message: 'Prima riga\nSeconda riga', link: '/card' },
  { title: 'Punti doppi' },
  { title: 'Menù d’inverno', link: '/menus' },
]
const rows = (page: Page) => page.locator('.news-row')
/** The entry of what is new, with how much of it is to be read. */
const news = (page: Page) => page.locator(':is(.tab-bar, .sidebar) a:visible', { hasText: 'Novità' })

// The browser itself speaks of a dead network, and of a notice that is gone.
test.use({ on: PERMALINK, asAnna: true, serviceWorkers: 'block', allowed: new RegExp(`${NO_NETWORK.source}|status of 404`) })

test('home shows the latest; one is opened, read, and counted no more', async ({ page, own }) => {
  await inbox(own, ...three)
  await page.goto('/')
  await expect(page.locator('.home-notice')).toHaveCount(3)
  await expect(news(page)).toContainText('3 da leggere')
  await page.getByRole('link', { name: 'Tutte' }).click()
  await expect(page.locator('.news-new')).toHaveCount(3)
  await page.locator('.news-title', { hasText: 'Venerdì di paranza' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Venerdì di paranza' })).toBeVisible()
  expect(await page.locator('.detail-text').innerText()).toBe('Prima riga\nSeconda riga')
  await expect(news(page)).toContainText('2 da leggere')
  await page.reload()
  await expect(news(page)).toContainText('2 da leggere')
  await page.locator('.detail-keys').getByRole('link', { name: 'Mostra la carta' }).click()
  await expect(page).toHaveURL(/\/card$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 2, name: 'Venerdì di paranza' })).toBeVisible()
})

test('what holds today is said below the card and not again, leads to the notice, and is gone when it is over', async ({ page, own }) => {
  const { day } = onTheWall('Europe/Rome', Date.now())
  await inbox(own, { title: 'Stasera paranza', day }, ...three.slice(1))
  await page.goto('/')
  const slip = page.locator('.living-slip')
  await expect(slip).toHaveText(/^AvvisoOggi: Stasera paranza/)
  // Nothing that is read moves: it is left out from the next time on.
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Carta' }).click()
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.locator('.home-notice strong')).toHaveText([/Punti doppi$/, /Menù d’inverno$/])
  await slip.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Stasera paranza' })).toBeVisible()
  await expect(page.locator('.notice-days')).toHaveText('Vale oggi')
  await own.query('update notices set from_day = from_day - 1, until_day = until_day - 1', [])
  await page.goto('/')
  await expect(slip).toHaveCount(0)
  await expect(page.locator('.home-notice strong')).toHaveText([/Punti doppi$/, /Menù d’inverno$/])
})

test('from a push that the browser itself showed it is marked as such and counted, and the address is cleaned', async ({ page, own }) => {
  await inbox(own, ...three)
  await page.goto('/notices')
  const href = (await rows(page).nth(1).locator('.news-title').getAttribute('href')) ?? ''
  const marked = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/read-native'))
  const counted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/app/push-receipts/a-receipt-of-a-push'),
  )
  await page.goto(`${href}?activity=nobodys&push=a-receipt-of-a-push`)
  await Promise.all([marked, counted])
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(page.getByRole('heading', { level: 2, name: 'Punti doppi' })).toBeVisible()
})

test('deleted by the key of its page, after the question', async ({ page, own }) => {
  await inbox(own, ...three)
  await page.goto('/notices')
  await page.locator('.news-title', { hasText: 'Venerdì di paranza' }).click()
  await page.getByRole('button', { name: 'Elimina', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Elimina', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByText('Eliminazione avvenuta correttamente')).toBeVisible()
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
})

test('deleted by keyboard', async ({ page, own }) => {
  await inbox(own, ...three)
  await page.goto('/notices')
  await page.getByRole('link', { name: /Punti doppi/ }).focus()
  await page.keyboard.press('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('deleted by a swipe, while up and down still scrolls', async ({ page, own }) => {
  await inbox(own, ...Array.from({ length: 20 }, (_, at) => ({ title: `Avviso ${at}` })))
  await page.goto('/notices')
  await expect(rows(page)).toHaveCount(20)
  const finger = await page.context().newCDPSession(page)
  const drag = async (by: { x: number; y: number }) => {
    const box = await rows(page).nth(2).boundingBox()
    const from = { x: 300, y: (box?.y ?? 0) + 40 }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
    for (let step = 1; step <= 10; step++) {
      const at = { x: from.x + (by.x * step) / 10, y: from.y + (by.y * step) / 10 }
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await drag({ x: -40, y: 0 })
  // What the finger has set in motion runs on when it is lifted.
  const rolled = page.evaluate(() => new Promise<void>((done) => document.addEventListener('scrollend', () => done(), { once: true })))
  await drag({ x: 0, y: -200 })
  await rolled
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await drag({ x: -160, y: 0 })
  await expect(page.getByRole('dialog')).toContainText('Avviso 2')
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(rows(page)).toHaveCount(19)
  await expect(page).toHaveURL(/\/notices$/)
})

test('long, in HTML, from right to left: text, and nothing runs over the edge', async ({ page, own }) => {
  const message = '<img src=x onerror=alert(1)> '.repeat(40)
  await inbox(
    own,
    { title: `<b>${'Donaudampfschifffahrtsgesellschaft'.repeat(8)}</b> 🎉`, message, externalLink: 'https://www.example.com/a' },
    { title: 'مساء السمك يوم الجمعة', message: 'نقلي صيد اليوم' },
  )
  await page.goto('/')
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  await expect(page.locator('.home-notice')).toHaveCount(2)
  expect(await fits()).toBe(true)
  await page.goto('/notices')
  await expect(rows(page)).toHaveCount(2)
  expect(await fits()).toBe(true)
  await rows(page).first().locator('.news-title').click()
  await expect(page.locator('.detail-text')).toHaveText(message.trim())
  await expect(page.locator('.detail-keys').getByRole('link', { name: /Apri il sito/ })).toHaveAccessibleDescription('www.example.com')
  expect(await fits()).toBe(true)
  expect(await page.locator('.detail-text img').count()).toBe(0)
})

test('in German it is told in German', async ({ page, own }) => {
  await inbox(own, { title: 'Venerdì di paranza', translations: { de: { title: 'Fischabend am Freitag' } } })
  await page.goto('/de/notices')
  await expect(rows(page).first()).toContainText('Fischabend am Freitag')
  await expect(page.locator('.news-span').first()).toContainText(/^Heute/)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network: what was fetched is there, read at once, and the server hears of it later', async ({ page, own, context }) => {
    await inbox(own, ...three)
    await page.goto('/')
    await controlled(page)
    await page.goto('/notices')
    await expect(rows(page)).toHaveCount(3)
    await quiet(page)
    await context.setOffline(true)
    await page.goto('/notices')
    await expect(rows(page)).toHaveCount(3)
    await expect(page.locator('.strip')).toContainText(/offline/)
    await rows(page).first().locator('.news-title').click()
    await expect(page.getByRole('heading', { level: 2, name: 'Venerdì di paranza' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Elimina: serve la rete' })).toBeVisible()
    await page.goto('/notices')
    await expect(page.locator('.news-new')).toHaveCount(2)
    const told = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith('/read'))
    await context.setOffline(false)
    await page.goto('/')
    await told
    await expect(news(page)).toContainText('2 da leggere')
  })
})

test('one that is gone says so, and so does an empty list', async ({ page, own }) => {
  await inbox(own)
  await page.goto('/notices/gone')
  await expect(page.getByRole('heading', { name: 'Questo avviso non c’è più' })).toBeVisible()
  await page.goto('/notices')
  await expect(page.getByRole('link', { name: 'Avvisami subito' })).toBeVisible()
  await page.goto('/')
  await expect(page.locator('.home-empty')).toBeVisible()
})

test('500 notices: the end is reached by scrolling', async ({ page, own }) => {
  await inbox(own, ...three)
  await own.query(
    `insert into notices (activity_id, id, title, message, created, at, state)
     select id, 'many' || n, 'Avviso ' || n, 'Una novità.', now() - n * interval '9 hours', now(), 'done'
     from activities, generate_series(1, 500) n where permalink = $1`,
    [PERMALINK],
  )
  await own.query(
    `insert into notice_sents (activity_id, id, user_id, notice_id, created, read)
     select n.activity_id, n.id, u.id, n.id, n.created, now() from notices n, users u where n.id like 'many%' and u.username = $1`,
    [ANNA.username],
  )
  await page.goto('/notices')
  await expect(rows(page).first()).toBeVisible()
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(await rows(page).count()).toBe(503)
  }).toPass({ intervals: [100], timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Mostra altri' })).toHaveCount(0)
})
