import { cardOf, counterIn } from '../at-the-counter.ts'
import { test } from '../own-customer.ts'
import { appOf, orderBy, stepBy } from '../shopper.ts'
import { expect, quiet, SOON } from '../support.ts'

// The counter of a shop that sends what is ordered.
test.use({ on: 'bottega-lino', serviceWorkers: 'block' })

test('a parcel leaves with the day on which it is expected, which she reads wherever her order is @both', async ({
  page,
  browser,
  person,
  baseURL,
  isMobile,
}) => {
  const origin = baseURL ?? ''
  const [permalink, staff] = ['bottega-lino', 'super@example.com']
  const order = await orderBy(origin, person.email, { permalink, quantity: 1, isParcel: true })
  await stepBy(origin, staff, order, ['pay', 'accept'], permalink)
  const { tablet, counter } = await counterIn(browser, origin, staff)
  const card = cardOf(counter, order)
  if (isMobile) await counter.getByRole('button', { name: /^In preparazione \d+$/ }).click()
  await page.goto(`/shop/order/orders/${order.id}`)
  await expect(page.locator('[aria-current="step"]')).toContainText('In preparazione')
  await quiet(page)
  const days = card.getByRole('group', { name: 'Quando arriva?' })
  await expect(days.getByRole('button', { name: 'Domani' })).toHaveAttribute('aria-pressed', 'true')
  const third = days.getByRole('button').nth(2)
  const [, date] = /^\S+ (\d+)/.exec(await third.innerText()) ?? []
  await third.click()
  await card.getByRole('button', { name: new RegExp(`^Spedito, \\S+ ${date}$`) }).click()

  await expect(page.locator('.order-head')).toContainText(new RegExp(`Arriva \\S+ ${date}`), SOON)
  await expect(page.getByRole('listitem').filter({ hasText: 'Consegnato' })).toContainText(new RegExp(`previsto \\S+ ${date}$`))
  await page.goto('/shop/order/orders')
  await expect(page.getByRole('listitem').filter({ hasText: `Ordine ${order.number}` })).toContainText(new RegExp(`arriva \\S+ ${date}`))
  await page.goto('/')
  await expect(page.locator('.living')).toContainText(new RegExp(`Arriva \\S+ ${date}`))
  await page.goto('/notices')
  await expect(page.getByText(new RegExp(`^In viaggio: arriva entro \\S+ ${date} \\S+\\.$`))).toBeVisible()
  // What is proposed for the next parcel at this tablet.
  const another = await orderBy(origin, person.email, { permalink, quantity: 1, isParcel: true })
  await stepBy(origin, staff, another, ['accept'], permalink)
  await expect(cardOf(counter, another).getByRole('button', { name: new RegExp(`^Spedito, \\S+ ${date}$`) })).toBeVisible(SOON)
  // Its goods go back: who comes after it finds as many as it did.
  for (const { id } of [order, another])
    await (await appOf(origin, staff, permalink)).write(`PUT /api/counter/orders/${id}/cancel`, { reason: 'Prova' })
  await tablet.close()
})
