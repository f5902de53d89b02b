import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { noticePush } from '../../server/push/payload.ts'
import { known, type Postman, postman } from './push-messages.ts'
import { expect, NO_NETWORK, test as app } from './support.ts'

type More = { owner?: string; title?: string; language?: string }
type Made = { receipt: string; path: string; data: string }

/** The push of a notice as the server makes it. */
function made({ title = 'Stasera punti doppi', language = 'it', ...whose }: More & { origin: string; owner: string }): Made {
  const receipt = randomBytes(16).toString('base64url')
  const notice = { id: 'n1', title, subTitle: null, message: 'Dalle 19 alle 23', image: null, translations: {} }
  const data = noticePush({ ...whose, notice, language, receipt, activityId: 'a1', logo: null, unread: 2 })
  return { receipt, path: `/notices/n1?activity=a1&push=${receipt}`, data }
}

/** A journey with the app open and the worker knowing who is in. */
const test = app.extend<{ owner: string; post: Postman; notice: (more?: More) => Made }>({
  owner: async ({ page }, use) => {
    await page.goto('/')
    await use(await known(page))
  },
  post: async ({ context, baseURL, owner }, use) => {
    expect(owner).not.toBe('')
    await use(await postman(context, baseURL ?? ''))
  },
  notice: async ({ owner, baseURL }, use) => use((more) => made({ origin: baseURL ?? '', owner, ...more })),
})
test.use({ as: 'giulia', on: 'osteria-del-porto', allowed: NO_NETWORK })

const BARE = { title: 'Tessera', body: '', tag: 'bare', path: '/' }

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }))
const isMarked = (page: Page) => page.evaluate(() => 'sameDocument' in window)

test('with the app open it is shown all the same, once however often it comes @both', async ({ page, post, notice }) => {
  const { data, receipt, path } = notice()
  await page.bringToFront()
  await post.push(data)
  const shown = { title: 'Stasera punti doppi', body: 'Dalle 19 alle 23', tag: 'notice-n1', lang: 'it', dir: 'auto', path }
  await expect.poll(post.shown).toEqual([expect.objectContaining(shown)])
  await expect.poll(() => post.posts).toEqual([`${receipt} received`])
  await post.push(data)
  await expect.poll(() => post.posts).toHaveLength(2)
  expect(await post.shown()).toHaveLength(1)
})

test('a tap leads the open app there, without loading it again', async ({ page, post, notice }) => {
  const { data, receipt, path } = notice()
  await mark(page)
  await post.push(data)
  await expect.poll(post.shown).toHaveLength(1)
  await post.tap()
  await expect(page).toHaveURL(path)
  expect([await isMarked(page), await post.opened(), await post.shown()]).toEqual([true, [], []])
  await expect.poll(() => post.posts).toEqual([`${receipt} received`, `${receipt} opened`])
})

test('she reads on in the language that she is in', async ({ page, post, notice }) => {
  const { data, path } = notice({ language: 'de' })
  await page.goto('/en/card')
  await mark(page)
  await post.push(data)
  await expect.poll(post.shown).toEqual([expect.objectContaining({ path: `/de${path}`, lang: 'de' })])
  await post.tap()
  await expect(page).toHaveURL(`/en${path}`)
  expect(await isMarked(page)).toBe(true)
})

test('with the app closed it is shown, and a tap opens the app', async ({ page, post, notice }) => {
  const { data, receipt, path } = notice()
  await page.close()
  await post.push(data)
  await expect.poll(post.shown).toEqual([expect.objectContaining({ title: 'Stasera punti doppi', path })])
  await post.tap()
  await expect.poll(post.opened).toEqual([path])
  await expect.poll(() => post.posts).toEqual([`${receipt} received`, `${receipt} opened`])
})

test('a page of an old version, which does not answer, is loaded anew', async ({ page, post, notice }) => {
  await page.addInitScript(() => navigator.serviceWorker.addEventListener('message', (event) => event.stopImmediatePropagation()))
  await page.goto('/card')
  await mark(page)
  const { data, path } = notice()
  await post.push(data)
  await expect.poll(post.shown).toHaveLength(1)
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

test('a push for somebody else says that something came, and no more', async ({ page, post, notice }) => {
  await page.bringToFront()
  await post.push(notice({ owner: 'somebody-else' }).data)
  await expect.poll(post.shown).toEqual([expect.objectContaining(BARE)])
  expect(post.posts).toEqual([])
})

const shape = (notification: object) => JSON.stringify({ web_push: 8030, notification })
test('what nobody can read is the bare note', async ({ post }) => {
  for (const data of ['', '\u0000\uffff{', 'null', '[]', '{"title":"x"}', shape({ body: 'x' }), shape({ title: ' ' }), '9'.repeat(3000)]) {
    await post.push(data)
    await expect.poll(post.shown, data).toEqual([expect.objectContaining(BARE)])
    await post.tap()
    await expect.poll(post.shown, data).toEqual([])
  }
})

test('text is text, and no address leads out of the app', async ({ page, post, notice, baseURL }) => {
  for (const title of ['<img src=x onerror=alert(1)>', 'مرحبا، نقاط مضاعفة', `${'🍝'.repeat(400)}`]) {
    await post.push(notice({ title }).data)
    await expect.poll(post.shown).toEqual([expect.objectContaining({ title, tag: 'notice-n1' })])
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
  await post.push(data)
  await expect.poll(() => post.posts).toEqual([`${receipt} received`])
  await context.setOffline(true)
  await post.tap()
  await expect(page).toHaveURL(path)
  await expect.poll(() => waiting(page)).toBe(1)
  const told = context.waitForEvent('response', (answer) => answer.url().endsWith(`/app/push-receipts/${receipt}`))
  await context.setOffline(false)
  expect((await told).ok()).toBe(true)
  await expect.poll(() => waiting(page)).toBe(0)
  expect(post.posts).toEqual([`${receipt} received`, `${receipt} opened`, `${receipt} again`])
})

test('what waits for a network goes with a logout', async ({ page, context, post, notice }) => {
  const { data, receipt } = notice()
  await post.push(data)
  await expect.poll(() => post.posts).toEqual([`${receipt} received`])
  await context.setOffline(true)
  await post.tap()
  await expect.poll(() => waiting(page)).toBe(1)
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
  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
  await page.getByRole('dialog').filter({ hasText: 'Vuoi davvero uscire?' }).getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL(/\/login/)
}
