import type { Page } from '@playwright/test'
import { test as hers } from '../own-customer.ts'
import { known, type Made, made, newest, type Postman, postman, sent, TITLE } from '../push-messages.ts'
import { cardOf, expect, NO_NETWORK, WHOLE } from '../support.ts'

type More = { owner?: string; language?: string }
type Fixtures = { owner: string; post: Postman; notice: (more?: More) => Made }

/** A customer of her own with one notice, the app open, and the worker knowing who is in. */
const test = hers.extend<Fixtures>({
  owner: async ({ page }, use) => {
    await page.goto('/')
    await use(await known(page))
  },
  post: async ({ context, baseURL, owner }, use) => {
    expect(owner).not.toBe('')
    await use(await postman(context, baseURL ?? ''))
  },
  notice: async ({ page, person, owner, baseURL }, use) => {
    await sent(person.email)
    const hers = await newest(page)
    await use((more) => made(hers, { origin: baseURL ?? '', owner, language: 'it', ...more }))
  },
})
test.use({ on: 'osteria-del-porto', allowed: NO_NETWORK, launchOptions: WHOLE })

const BARE = { title: 'Tessera', body: '', tag: 'bare', path: '/' }

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }))
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window)

test('with the app open it is shown all the same, once however often it comes', async ({ page, post, notice }) => {
  const { data, receipt, path, title } = notice()
  await page.bringToFront()
  await post.push(data)
  const shown = { title, lang: 'it', dir: 'auto', tag: path.replace('/notices/', 'notice-') }
  await expect.poll(post.shown).toEqual([expect.objectContaining(shown)])
  await expect.poll(() => post.posts).toEqual([`${receipt} received`])
  await post.push(data)
  await expect.poll(() => post.posts).toHaveLength(2)
  await expect.poll(post.shown).toHaveLength(1)
})

test('a tap leads the open app there, without loading it again', async ({ page, post, notice }) => {
  const { data, receipt, path, title } = notice()
  await mark(page)
  await post.push(data)
  await post.tap()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  expect([await isMarked(page), await post.opened(), await post.shown()]).toEqual([true, [], []])
  await expect.poll(() => post.posts).toEqual([`${receipt} received`, `${receipt} opened`])
})

test('she reads on in the language that she is in', async ({ page, post, notice }) => {
  const { data, path } = notice({ language: 'de' })
  await page.bringToFront()
  await page.goto('/en/card')
  // A tap is heard by the app alone, which is there a moment after its page.
  await expect(cardOf(page)).toBeVisible()
  await mark(page)
  await post.push(data)
  await expect.poll(post.shown).toEqual([expect.objectContaining({ path: expect.stringContaining(`/de${path}?`), lang: 'de' })])
  await post.tap()
  await expect(page).toHaveURL(`/en${path}`)
  expect(await isMarked(page)).toBe(true)
})

test('with the app closed it is shown, and a tap opens the app', async ({ page, context, post, notice }) => {
  const { data, receipt, path, title } = notice()
  await page.close()
  await post.push(data)
  await expect.poll(post.shown).toEqual([expect.objectContaining({ title })])
  await post.tap()
  await expect.poll(() => post.posts).toEqual([`${receipt} received`, `${receipt} opened`])
  const opened = await context.newPage()
  await opened.goto((await post.opened())[0] ?? '')
  await expect(opened).toHaveURL(path)
  await expect(opened.getByRole('heading', { name: title })).toBeVisible()
})

test('a page of an old version, which does not answer, is loaded anew', async ({ page, post, notice }) => {
  await page.bringToFront()
  await page.addInitScript(() => navigator.serviceWorker.addEventListener('message', (event) => event.stopImmediatePropagation()))
  await page.goto('/card')
  await mark(page)
  const { data, path } = notice()
  await post.push(data)
  await post.tap()
  await expect(page).toHaveURL(path)
  expect(await isMarked(page)).toBe(false)
})

test('who is out, and the next person, see nothing of it, nor is it counted', async ({ page, post, notice }) => {
  await post.push(notice().data)
  await expect.poll(post.shown).toHaveLength(1)
  await expect.poll(() => post.posts).toHaveLength(1)
  await leave(page)
  await expect.poll(post.shown).toEqual([])
  await post.push(notice().data)
  await expect.poll(post.shown).toEqual([expect.objectContaining(BARE)])
  await post.tap()
  await expect(page).toHaveURL('/login')
  expect(post.posts).toHaveLength(1)
})

const shape = (notification: object) => JSON.stringify({ web_push: 8030, notification })

test('a push for somebody else, or that nobody can read, says that something came, and no more', async ({ page, post, notice }) => {
  await page.bringToFront()
  const unreadable = ['', '\u0000\uffff{', 'null', '[]', '{"title":"x"}', shape({ body: 'x' }), shape({ title: ' ' }), '9'.repeat(3000)]
  for (const data of [notice({ owner: 'somebody-else' }).data, ...unreadable]) {
    await post.push(data)
    await expect.poll(post.shown, data).toEqual([expect.objectContaining(BARE)])
    expect(post.posts).toEqual([])
    await post.tap()
    await expect.poll(post.shown, data).toEqual([])
  }
})

test('text is text, and no address leads out of the app', async ({ page, post, notice, baseURL }) => {
  for (const title of ['<img src=x onerror=alert(1)>', 'مرحبا، نقاط مضاعفة', '🍝'.repeat(400)]) {
    await post.push(notice().data.replace(TITLE, title))
    await expect.poll(post.shown).toEqual([expect.objectContaining({ title })])
  }
  await post.tap()
  await mark(page)
  for (const navigate of ['https://evil.example/', '//evil.example/card', 'javascript:alert(1)', `${baseURL}/%2f%2fevil.example`]) {
    await page.goto('/card')
    await post.push(shape({ title: 'x', navigate, icon: 'https://evil.example/x.png' }))
    await expect.poll(post.shown).toEqual([expect.objectContaining({ title: 'x', path: '/', icon: '' })])
    await post.tap()
    await expect(page).toHaveURL('/')
  }
})

test('without a network a tap is counted once there is one', async ({ page, context, post, notice }) => {
  const { data, receipt, path } = notice()
  const answers: number[] = []
  context.on('response', (answer) => answer.url().endsWith(receipt) && answers.push(answer.status()))
  await post.push(data)
  await expect.poll(() => post.posts).toEqual([`${receipt} received`])
  // Without its answer this would wait for a network, too.
  await expect.poll(() => answers).toEqual([200])
  await context.setOffline(true)
  await post.tap()
  await expect(page).toHaveURL(path)
  await expect.poll(() => waiting(page)).toBe(1)
  await context.setOffline(false)
  // The worker may hear of the network a moment after the page: told again until it has.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => answers, { timeout: 1_000 }).toEqual([200, 200])
  }).toPass()
  expect(await waiting(page)).toBe(0)
  expect(post.posts.slice(0, 2)).toEqual([`${receipt} received`, `${receipt} opened`])
})

test('what a push told is there without a network, though never fetched, and goes with a logout', async ({
  page,
  context,
  post,
  notice,
}) => {
  const { data, path, title } = notice()
  await post.push(data.replaceAll(path.replace('/notices/', ''), 'never-fetched'))
  const kept = () => page.evaluate(async () => Boolean(await caches.match('/pushed/never-fetched')))
  await expect.poll(kept).toBe(true)
  await context.setOffline(true)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const title = document.querySelector('#first h2')?.textContent
      if (title) Object.assign(window, { painted: title })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/notices/never-fetched')
  await page.waitForFunction((title) => 'painted' in window && window.painted === title, title)
  await expect(page.locator('#root').getByRole('heading', { name: title })).toBeVisible()
  await expect(page.locator('#root')).toContainText('Dalle 19 alle 23')
  await leave(page)
  // She is out at once; what is hers goes right after.
  await expect.poll(kept).toBe(false)
})

test('what waits for a network goes with a logout', async ({ page, context, post, notice }) => {
  const { data, receipt, path } = notice()
  await post.push(data)
  await expect.poll(() => post.posts).toEqual([`${receipt} received`])
  await context.setOffline(true)
  await post.tap()
  await expect.poll(() => waiting(page)).toBe(1)
  await expect(page).toHaveURL(path)
  await leave(page)
  await expect.poll(() => waiting(page)).toBe(0)
})

/** How many receipts wait for a network. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        const opening = indexedDB.open('workbox-background-sync')
        opening.onsuccess = () => {
          const db = opening.result
          const count = db.transaction('requests').objectStore('requests').count()
          count.onsuccess = () => {
            db.close()
            done(count.result)
          }
        }
      }),
  )

async function leave(page: Page) {
  // A page that is not in front draws once a second.
  await page.bringToFront()
  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
  await page.getByRole('dialog').filter({ hasText: 'Vuoi davvero uscire?' }).getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL(/\/login/)
}
