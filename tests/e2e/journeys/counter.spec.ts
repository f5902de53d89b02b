import { test } from '../own-customer.ts'
import { orderBy } from '../shopper.ts'
import { expect, sessionOf } from '../support.ts'

// Two browsers: hers, and the tablet at the counter.
test.use({ on: 'osteria-del-porto' })

test('she orders; staff accept it, make it ready and hand it over; she sees each step @both', async ({
  page,
  browser,
  person,
  baseURL,
  isMobile,
}) => {
  const origin = baseURL ?? ''
  const order = await orderBy(origin, person.email, { note: 'La focaccia ben cotta' })
  const number = String(order.number)
  const tablet = await browser.newContext({ baseURL: origin, storageState: await sessionOf(origin, 'banco@example.com') })
  const counter = await tablet.newPage()
  await counter.goto('/counter')
  await expect(counter).toHaveTitle(/^\(\d+\) Cassa/)
  const show = (name: string) => (isMobile ? counter.getByRole('button', { name: new RegExp(`^${name} \\d+$`) }).click() : undefined)
  const card = (column: string) => counter.getByRole('region', { name: column }).getByRole('listitem').filter({ hasText: number })

  await expect(card('Nuovi')).toContainText('Nora Prova')
  await expect(card('Nuovi')).toContainText('La focaccia ben cotta')
  await expect(card('Nuovi')).toContainText('Incassa')
  await card('Nuovi').getByRole('button', { name: '20 minuti' }).click()
  await card('Nuovi')
    .getByRole('button', { name: /^Accetta, \d\d:\d\d$/ })
    .click()
  await show('In preparazione')
  await expect(card('In preparazione')).toContainText(/tra (19|20) min/)
  await page.goto(`/shop/order/orders/${order.id}`)
  await expect(page.locator('[aria-current="step"]')).toContainText('In preparazione')

  await card('In preparazione').getByRole('button', { name: 'Pronto' }).click()
  await show('Pronti')
  await card('Pronti').getByRole('button', { name: 'Consegnato' }).click()
  await counter.getByRole('dialog').getByRole('button', { name: 'Incassato' }).click()
  await expect(card('Pronti')).toHaveCount(0)
  await counter.locator('.counter-ended summary').click()
  await expect(counter.locator('.counter-ended li').filter({ hasText: number }).first()).toContainText('Pagato')
  await page.reload()
  await expect(page.locator('[aria-current="step"]')).toContainText('Consegnato')
  await expect(page.getByText('Pagato', { exact: true })).toBeVisible()
  await tablet.close()
})

test('of two tablets one accepts, the other is told where the order is by now', async ({ browser, person, baseURL }) => {
  const origin = baseURL ?? ''
  const { id, number } = await orderBy(origin, person.email)
  const tablet = await browser.newContext({ baseURL: origin, storageState: await sessionOf(origin, 'banco@example.com') })
  const counter = await tablet.newPage()
  const card = counter.getByRole('listitem').filter({ has: counter.getByText(String(number), { exact: true }) })
  await counter.goto('/counter')
  await expect(card).toBeVisible()
  // The other one is first, and this tablet does not know it yet.
  await counter.route('**/api/counter/orders?*', (route) => route.abort())
  const { origins } = await sessionOf(origin, 'admin@example.com')
  const kept = JSON.parse(origins[0]?.localStorage[0]?.value ?? '{}') as { token: string }
  const { activityId } = (await (await fetch(`${origin.replace(/\/\/[\w-]+\./, '//')}/app/activities/permalink/osteria-del-porto`)).json())
    .data
  const accepted = await fetch(`${origin.replace(/\/\/[\w-]+\./, '//')}/api/counter/orders/${id}/accept`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${JSON.parse(kept.token)}` },
    body: JSON.stringify({ activityId, minutes: 30 }),
  })
  expect(accepted.status).toBe(200)
  const refused = counter.waitForResponse((answer) => answer.url().includes(`/${id}/accept`))
  await card.getByRole('button', { name: /^Accetta/ }).click()
  expect((await refused).status()).toBe(409)
  await counter.unroute('**/api/counter/orders?*')
  await counter.getByRole('button', { name: /^In preparazione \d+$/ }).click()
  await expect(card.getByRole('status')).toHaveText('Qualcuno è stato più veloce. Ora: In preparazione.')
  await expect(counter.getByRole('alert')).toHaveCount(0)
  await tablet.close()
})
