import type { Browser, Page } from '@playwright/test'
import type { Order } from '#contract/orders.ts'
import { test } from '../own-customer.ts'
import { appOf, orderBy } from '../shopper.ts'
import { expect, sessionOf } from '../support.ts'

// Two browsers: hers, and the tablet at the counter.
test.use({ on: 'osteria-del-porto' })

/** The counter in a browser of its own, and where an order of these is on it. */
async function counterIn(browser: Browser, origin: string) {
  const tablet = await browser.newContext({ baseURL: origin, storageState: await sessionOf(origin, 'banco@example.com') })
  const counter = await tablet.newPage()
  await counter.goto('/counter')
  return { tablet, counter }
}
const cardOf = (counter: Page, { number }: Order) =>
  counter.locator('.counter-card').filter({ has: counter.locator('.counter-number').getByText(String(number), { exact: true }) })

test('she orders; staff accept it, make it ready and hand it over; she sees each step @both', async ({
  page,
  browser,
  person,
  baseURL,
  isMobile,
}) => {
  const origin = baseURL ?? ''
  const order = await orderBy(origin, person.email, { note: 'La focaccia ben cotta' })
  const { tablet, counter } = await counterIn(browser, origin)
  const card = cardOf(counter, order)
  const show = (name: string) => (isMobile ? counter.getByRole('button', { name: new RegExp(`^${name} \\d+$`) }).click() : undefined)
  const column = (name: string) => counter.getByRole('region', { name }).locator(card)
  await expect(counter).toHaveTitle(/^\(\d+\) Cassa/)

  await expect(column('Nuovi')).toContainText('Nora Prova')
  await expect(card).toContainText('La focaccia ben cotta')
  await expect(card).toContainText('Incassa')
  await card.getByRole('button', { name: '20 minuti' }).click()
  await card.getByRole('button', { name: /^Accetta, \d\d:\d\d$/ }).click()
  await show('In preparazione')
  await expect(column('In preparazione')).toContainText(/tra (19|20) min/)
  await page.goto(`/shop/order/orders/${order.id}`)
  await expect(page.locator('[aria-current="step"]')).toContainText('In preparazione')

  await card.getByRole('button', { name: 'Pronto' }).click()
  await show('Pronti')
  await column('Pronti').getByRole('button', { name: 'Consegnato' }).click()
  await counter.getByRole('dialog').getByRole('button', { name: 'Incassato' }).click()
  await expect(card).toHaveCount(0)
  await counter.locator('.counter-ended summary').click()
  const ended = counter.locator('.counter-ended li').filter({ has: counter.getByText(String(order.number), { exact: true }) })
  await expect(ended).toContainText(/Consegnato.*Pagato/)
  await page.reload()
  await expect(page.locator('[aria-current="step"]')).toContainText('Consegnato')
  await expect(page.getByText('Pagato', { exact: true })).toBeVisible()
  await tablet.close()
})

test('of two tablets one accepts, the other is told where the order is by now', async ({ browser, person, baseURL }) => {
  const origin = baseURL ?? ''
  const order = await orderBy(origin, person.email)
  const { tablet, counter } = await counterIn(browser, origin)
  const card = cardOf(counter, order)
  await expect(card).toBeVisible()
  // The other one is first, and this tablet does not know it yet.
  const list = '**/api/counter/orders?*'
  await counter.route(list, (route) => route.abort())
  await (await appOf(origin, 'admin@example.com')).write(`PUT /api/counter/orders/${order.id}/accept`, { minutes: 30 })
  const refused = counter.waitForResponse((answer) => answer.url().includes(`/${order.id}/accept`))
  await card.getByRole('button', { name: /^Accetta/ }).click()
  expect((await refused).status()).toBe(409)
  await counter.unroute(list)
  await counter.getByRole('button', { name: /^In preparazione \d+$/ }).click()
  await expect(card.getByRole('status')).toHaveText('Qualcuno è stato più veloce. Ora: In preparazione.')
  await expect(counter.getByRole('alert')).toHaveCount(0)
  await tablet.close()
})
