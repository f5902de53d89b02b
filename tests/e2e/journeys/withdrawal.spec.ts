import { test } from '../own-customer.ts'
import { inLetter, lettersSoFar } from '../letters.ts'
import { orderBy, stepBy } from '../shopper.ts'
import { expect } from '../support.ts'

// The withdrawal from the contract about goods: in sight, with every euro of it, confirmed in a second step, acknowledged at once.

test.use({ on: 'bottega-lino', serviceWorkers: 'block' })

test('she withdraws with no reason asked, and has it acknowledged on the page and by mail', async ({ page, person, baseURL }) => {
  const order = await orderBy(baseURL ?? '', person.email, { permalink: 'bottega-lino', quantity: 1 })
  await stepBy(baseURL ?? '', 'super@example.com', order, ['accept', 'ready', 'pay', 'hand-over'], 'bottega-lino')
  await page.goto(`/shop/order/orders/${order.id}`)
  const way = page.getByRole('link', { name: /^Recedere dal contratto qui puoi fino a/ })
  await way.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recedere dal contratto')
  await expect(page.locator('.withdrawal-sums h2')).toContainText(order.totalPrice.replace('.', ','))
  await expect(page.locator('.withdrawal-steps')).toContainText(person.email)
  const before = lettersSoFar(person.email)
  await page.getByRole('button', { name: 'Conferma recesso' }).click()
  await expect(page.getByRole('heading', { name: 'Recesso ricevuto' })).toBeVisible()
  await expect(page.locator('.withdrawal-done')).toContainText('oggi,')
  await inLetter(person.email, /recedere dal contratto per tutti\s+gli\s+articoli\s+il\s+\d+\s+\w+\s+\d{4}/, before)
  await page.getByRole('link', { name: 'Torna all’ordine' }).click()
  await expect(page.locator('.timeline-now')).toContainText('Recesso')
  await expect(way).toHaveCount(0)
  await page.goto(`/shop/order/orders/${order.id}/withdraw`)
  await expect(page.getByRole('heading', { name: 'Recesso ricevuto' })).toBeVisible()
})
