import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, NO_NETWORK, quiet, test, visit } from '../support.ts'

const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox')

/** The text messages to one number that the server has put down. */
async function messagesTo(number: string): Promise<string[]> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.sms.txt'))
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return texts.filter((text) => text.startsWith(`To: ${number}\n`))
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
/** What her own sheet was given. */
const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared?: { text: string; url: string } }).shared)

test.use({ as: 'giulia', on: 'osteria-del-porto', serviceWorkers: 'block', allowed: NO_NETWORK })
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: unknown) => Promise.resolve(void Object.assign(window, { shared: data })),
    })
  }),
)

test('from the menu to her own sheet, whose link opens the registration by her invitation', async ({ page, browser, baseURL }) => {
  await page.goto('/')
  await page.locator('.tab-bar button').last().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Invita un amico' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /5,00\s€ a te, 5,00\s€ a chi inviti/ })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Codice QR del tuo invito' })).toBeVisible()
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: 'Condividi l’invito' }).click()
  await expect.poll(() => shared(page)).toMatchObject({ text: expect.stringContaining('Osteria del Porto') })
  const { url } = (await shared(page))!
  expect(url).toMatch(new RegExp(`^${baseURL}/registration/[\\w-]+\\?invite=[\\w-]{16}$`))
  const friend = await browser.newPage({ storageState: { cookies: [], origins: [] } })
  await friend.goto(url)
  await expect(friend.getByRole('heading', { name: 'Hai un invito' })).toBeVisible()
  await expect(friend.getByRole('textbox', { name: /mail/i })).toBeVisible()
  await friend.close()
})

test('the server’s message is written down, said for five seconds, and her number is kept nowhere here', async ({ page }) => {
  await page.goto('/invite-friend')
  const field = page.getByRole('textbox', { name: 'Cellulare di chi inviti' })
  const number = `+39333${String(Date.now()).slice(-7)}`
  await field.fill('12')
  await page.getByRole('button', { name: 'Manda l’SMS' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field).toHaveValue('12')
  await field.fill(number)
  await field.press('Enter')
  const said = page.getByText(/SMS in viaggio verso/)
  await expect(said).toBeVisible()
  await expect(field).toHaveValue('')
  await expect.poll(() => messagesTo(number), { timeout: 20_000 }).toHaveLength(1)
  const [text = ''] = await messagesTo(number)
  expect(text).toMatch(/Giulia ti invita da Osteria del Porto\. Registrati qui: http\S+\/registration\/[\w-]+\?invite=[\w-]{16}/)
  await expect(said).toHaveCount(0)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain(number.slice(-7))
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network the code and the link are there, and the message says what it needs', async ({ page, context }) => {
    await visit(page)
    await page.goto('/invite-friend')
    await expect(page.getByText(/Ancora nessuno/)).toBeVisible()
    await quiet(page)
    await context.setOffline(true)
    await page.goto('/invite-friend')
    await expect(page.getByRole('img', { name: 'Codice QR del tuo invito' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Condividi l’invito' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Manda l’SMS: serve la rete' })).toBeVisible()
    await expect(page.getByText(/Ancora nessuno/)).toBeVisible()
  })
})

test('in German, at 320 px, nothing runs over the edge', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/de/invite-friend')
  await expect(page.locator('.link-code-picture svg')).toBeVisible()
  expect(await fits(page)).toBe(true)
  await expect(page.getByRole('button', { name: 'Condividi l’invito' })).toHaveCount(0)
})

test.describe('by the phone’s messages', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  })
  test('an sms: link carries words and invitation', async ({ page }) => {
    await page.goto('/invite-friend')
    const link = page.getByRole('link', { name: 'Messaggio' })
    await expect(link).toHaveAttribute('href', /^sms:\?&body=Ti%20invito%20da%20Osteria%20del%20Porto.*registration%2F.*%3Finvite%3D/)
  })
})
