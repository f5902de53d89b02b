import type { Order } from '#contract/orders.ts'
import { cardOf, counterIn } from '../at-the-counter.ts'
import { test } from '../own-customer.ts'
import { appOf, orderBy } from '../shopper.ts'
import { expect, SOON } from '../support.ts'

// What the board and what is around it show, beside the steps of an order.
test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

test('at every place of the counter its entry and the page’s title count who waits, as they come @both', async ({
  browser,
  person,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const { tablet, counter } = await counterIn(browser, origin)
  const { activityId, get } = await appOf(origin, 'banco@example.com')
  await counter.goto('/counter/till')
  const entry = counter.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: /^Banco/ })
  const titled = async () => Number(/^\((\d+)\) Cassa · /.exec(await counter.title())?.[1] ?? 0)
  /** How far the entry is from what the server says; others order here, too. */
  const missing = async () => {
    const orders = await get<Order[]>(`/api/counter/orders?filters[activityId]=${activityId}`)
    const shown = await entry.locator('.count').allTextContents()
    return orders.filter(({ progress }) => progress === 'placed').length - Number(shown[0] ?? 0)
  }
  for (const quantity of [1, 2]) {
    await orderBy(origin, person.email, { quantity })
    await expect(entry).toHaveAccessibleName(/^Banco \d+ nuov[oi] ordin[ei]$/, SOON)
    await expect.poll(missing, SOON).toBe(0)
    expect(await titled()).toBeGreaterThan(0)
  }
  await tablet.close()
})

test('an order that is opened moves no key of another; both answers to it stay in sight, and no by a reason @desktop', async ({
  browser,
  person,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const [order, other] = [await orderBy(origin, person.email, { note: 'Suonare piano '.repeat(12) }), await orderBy(origin, person.email)]
  const { tablet, counter } = await counterIn(browser, origin)
  const beside = counter.getByRole('complementary', { name: 'Ordine aperto' })
  const keys = cardOf(counter, other).getByRole('button', { name: /minuti|^Accetta/ })
  const places = () => keys.evaluateAll((all) => all.map((key) => JSON.stringify(key.getBoundingClientRect())))
  const top = () => counter.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await counter.getByRole('heading', { level: 1 }).click() // the first tap, which takes a line away
  for (const size of [
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
  ]) {
    await counter.setViewportSize(size)
    await top()
    const before = await places()
    expect(before).toHaveLength(5)
    await cardOf(counter, order).locator('.counter-open').click()
    await top()
    expect(await places()).toEqual(before)
    for (const name of [/^Accetta, /, 'Rifiuta']) await expect(beside.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    await beside.getByRole('button', { name: 'Chiudi' }).click()
  }
  await cardOf(counter, order).locator('.counter-open').click()
  await beside.getByRole('button', { name: 'Rifiuta' }).click()
  const asked = counter.getByRole('dialog', { name: `Rifiuta l’ordine ${order.number}` })
  await asked.getByRole('textbox', { name: 'Motivo' }).fill('Il forno è spento')
  await asked.getByRole('button', { name: 'Rifiuta' }).click()
  await expect(cardOf(counter, order)).toHaveCount(0)
  await tablet.close()
})
