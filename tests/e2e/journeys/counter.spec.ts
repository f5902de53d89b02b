import type { Order } from '#contract/orders.ts'
import { cardOf, counterIn } from '../at-the-counter.ts'
import { test } from '../own-customer.ts'
import { appOf, orderBy } from '../shopper.ts'
import { expect, quiet, sessionOf, SOON } from '../support.ts'

// Two browsers: hers, and the tablet at the counter.
test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

test('she orders; staff see it come, accept it, make it ready and hand it over; she sees each step at once @both', async ({
  page,
  browser,
  person,
  baseURL,
  isMobile,
}) => {
  const origin = baseURL ?? ''
  const { tablet, counter } = await counterIn(browser, origin)
  const order = await orderBy(origin, person.email, { note: 'La focaccia ben cotta' })
  const card = cardOf(counter, order)
  const status = page.locator('[aria-current="step"]')
  const show = (name: string) => (isMobile ? counter.getByRole('button', { name: new RegExp(`^${name} \\d+$`) }).click() : undefined)
  const column = (name: string) => counter.getByRole('region', { name }).locator(card)
  await expect(counter).toHaveTitle(/^\(\d+\) Banco · /)

  await expect(column('Nuovi')).toContainText('Nora Prova', SOON)
  await expect(counter.getByRole('status').filter({ hasText: `Nuovo ordine ${order.number}, Nora Prova` })).toHaveCount(1)
  await expect(card).toContainText('La focaccia ben cotta')
  await expect(card).toContainText('Incassa')
  const told = page.waitForResponse((answer) => answer.url().includes('/api/live'))
  await page.goto(`/shop/order/orders/${order.id}`)
  await expect(status).toContainText('Ricevuto')
  await told
  await quiet(page)
  await card.getByRole('button', { name: '20 minuti' }).click()
  await card.getByRole('button', { name: /^Accetta, \d\d:\d\d$/ }).click()
  await show('In preparazione')
  await expect(column('In preparazione')).toContainText(/tra (19|20) min/)
  await expect(status).toContainText('In preparazione', SOON)

  await card.getByRole('button', { name: 'Pronto' }).click()
  await expect(status).toContainText('Pronto', SOON)
  await show('Pronti')
  await column('Pronti').getByRole('button', { name: 'Consegnato' }).click()
  await counter.getByRole('dialog').getByRole('button', { name: 'Incassato' }).click()
  await expect(card).toHaveCount(0)
  await counter.locator('.counter-ended summary').click()
  const ended = counter.locator('.counter-ended li').filter({ has: counter.getByText(String(order.number), { exact: true }) })
  await expect(ended).toContainText(/Ritirato.*Pagato/)
  await expect(status).toContainText('Ritirato', SOON)
  await expect(page.getByText('Pagato', { exact: true })).toBeVisible(SOON)
  await tablet.close()
})

test('home of who works here and has no card says what waits, and leads there', async ({ browser, person, baseURL }) => {
  const origin = baseURL ?? ''
  await orderBy(origin, person.email)
  const tablet = await browser.newContext({ baseURL: origin, storageState: await sessionOf(origin, 'banco@example.com') })
  const home = await tablet.newPage()
  await home.goto('/')
  const work = home.getByRole('navigation', { name: 'Il tuo lavoro' })
  await expect(work.getByRole('link', { name: /^Banco \d+ ?ordin[ei] nuov[oi]/ })).toBeVisible()
  await expect(work.getByRole('link', { name: /^Agenda/ })).toHaveAttribute('href', '/counter/bookings')
  await expect(home.getByText('Nessuna carta')).toHaveCount(0)
  await work.getByRole('link', { name: /^Banco/ }).click()
  await expect(home.getByRole('heading', { level: 1, name: 'Banco' })).toBeVisible()
  await tablet.close()
})

test('she asks to cancel what is being made; staff hear of it and refuse, and she is told', async ({
  page,
  browser,
  person,
  baseURL,
  isMobile,
}) => {
  const origin = baseURL ?? ''
  const order = await orderBy(origin, person.email)
  await (await appOf(origin, 'banco@example.com')).write(`PUT /api/counter/orders/${order.id}/accept`, {})
  const { tablet, counter } = await counterIn(browser, origin)
  const card = cardOf(counter, order)
  if (isMobile) await counter.getByRole('button', { name: /^In preparazione \d+$/ }).click()
  await expect(card).toBeVisible()
  await page.goto(`/shop/order/orders/${order.id}`)
  await page.getByRole('button', { name: 'Chiedi di annullare' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Chiedi di annullare' }).click()
  await expect(page.getByText('Hai chiesto di annullare: ti risponde il negozio.')).toBeVisible()
  await expect(card).toContainText('Chiede di annullare', SOON)
  await expect(counter.getByRole('status').filter({ hasText: `Ordine ${order.number}: Nora Prova chiede di annullare` })).toHaveCount(1)
  await card.locator('.counter-open').click()
  await counter.getByRole('button', { name: 'Non si può più' }).click()
  await expect(card).not.toContainText('Chiede di annullare')
  await expect(page.getByRole('button', { name: 'Chiedi di annullare' })).toBeVisible(SOON)
  await page.goto('/notices')
  await expect(page.getByText(`Ordine ${order.number}: non si può più annullare`)).toBeVisible()
  // Its goods go back: who comes after it finds as many as it did.
  await (await appOf(origin, 'banco@example.com')).write(`PUT /api/counter/orders/${order.id}/cancel`, { reason: 'Prova' })
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
  await (await appOf(origin, 'admin@example.com')).write(`PUT /api/counter/orders/${order.id}/accept`, {})
  const refused = counter.waitForResponse((answer) => answer.url().includes(`/${order.id}/accept`))
  await card.getByRole('button', { name: /^Accetta/ }).click()
  expect((await refused).status()).toBe(409)
  await counter.unroute(list)
  await counter.getByRole('button', { name: /^In preparazione \d+$/ }).click()
  await expect(card.getByRole('status')).toHaveText(/^Prima di te: .+, alle \d\d:\d\d\. Ora: In preparazione\.$/)
  await expect(counter.getByRole('alert')).toHaveCount(0)
  await tablet.close()
})

test('letters and digits take an order as far as it goes, not while somebody writes; this tablet remembers that they were switched off @desktop', async ({
  browser,
  person,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const order = await orderBy(origin, person.email)
  const { tablet, counter } = await counterIn(browser, origin)
  const card = cardOf(counter, order)
  const opened = counter.locator('.counter-detail')
  const keys = counter.getByRole('switch', { name: 'Tasti rapidi' })
  const beside = counter.getByRole('complementary', { name: 'Ordine aperto' })
  await card.locator('.counter-open').click()
  await expect(beside).toBeVisible()
  await card.locator('.counter-open').click()
  await expect(beside).toHaveCount(0)
  await card.getByRole('button').first().focus()
  await counter.keyboard.press('ArrowRight')
  await counter.keyboard.press('ArrowLeft')
  await card.getByRole('button').first().focus()
  await counter.keyboard.press('Enter')
  await expect(opened.getByRole('heading', { name: String(order.number) })).toBeVisible()
  await counter.keyboard.press('4')
  await expect(opened.getByRole('button', { name: '30 minuti' })).toHaveAttribute('aria-pressed', 'true')

  await opened.getByRole('button', { name: 'Rifiuta' }).click()
  await counter.getByRole('textbox', { name: 'Motivo' }).fill('')
  await counter.keyboard.type('a1')
  await expect(counter.getByRole('textbox', { name: 'Motivo' })).toHaveValue('a1')
  await counter.keyboard.press('Escape')
  await keys.click()
  await counter.reload()
  await expect(keys).not.toBeChecked()
  await card.getByRole('button').first().click()
  await counter.keyboard.press('a')
  await expect(opened.getByText('Ricevuto', { exact: true }).first()).toBeVisible()
  await expect(opened.locator('kbd')).toHaveCount(0)

  await keys.click()
  await counter.keyboard.press('a')
  await expect(opened.getByRole('button', { name: 'Pronto' })).toBeVisible()
  await counter.keyboard.press('p')
  await expect(opened.getByRole('button', { name: 'Consegnato' })).toBeVisible()
  await tablet.close()
})

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
