import { test } from '../own-server.ts'
import { expect } from '../support.ts'
import { ANNA, PERMALINK, trattoria } from '../trattoria.ts'

const DISHES = 300
const MOVEMENTS = 5_000
const categories = Array.from({ length: 10 }, (_, at) => ({
  name: `Categoria ${at + 1}`,
  dishes: Array.from({ length: DISHES / 10 }, (__, n) => ({
    name: `Piatto ${at + 1}.${n + 1}`,
    description: 'Un piatto della casa, con quello che il mercato dà oggi.',
    price: 5 + (n % 20),
    ...(n % 10 !== 9 && { allergens: n % 10 === 8 ? ['ZZ'] : n % 2 ? ['GL'] : [] }),
  })),
}))

test.use({ bundle: trattoria({ menu: { categories } }), asAnna: true, serviceWorkers: 'block' })

test('300 dishes: order, search, and a code that nobody knows', async ({ page }) => {
  await page.goto('/menus')
  await expect(page.locator('.dish')).toHaveCount(DISHES)
  await expect(page.locator('.category-head')).toHaveText(categories.map(({ name }) => name))
  await page.getByRole('button', { name: 'Cerca', exact: true }).click()
  await page.getByRole('searchbox').fill('piatto 7.1')
  await expect(page.locator('.dish-name')).toHaveText(
    [...Array(DISHES / 10).keys()].map((n) => `Piatto 7.${n + 1}`).filter((name) => name.includes('7.1')),
  )
  await page.getByRole('searchbox').press('Escape')
  await expect(page.locator('.dish')).toHaveCount(DISHES)
  const unknown = page.locator('.dish', { hasText: 'Piatto 3.9' })
  await expect(unknown).toContainText('Allergene non riconosciuto (ZZ)')
  await unknown.getByRole('link').click()
  await expect(page.getByRole('dialog').getByText('Allergene non riconosciuto (ZZ): chiedi al personale')).toBeVisible()
})

test('300 dishes: a filter hides what holds it, what is not known and what nobody can read', async ({ page }) => {
  await page.goto('/menus')
  await page.getByRole('button', { name: 'Filtri' }).click()
  await page.getByRole('button', { name: 'Glutine', exact: true }).click()
  // Of ten dishes each: four hold gluten, one is unknown, one says nothing.
  await page.getByRole('button', { name: 'Mostra 120 piatti' }).click()
  await expect(page.locator('.dish')).toHaveCount(120)
  await expect(page.locator('.filter-bar')).toContainText('180 piatti nascosti')
})

test('300 dishes: a sheet that opens and closes leaves the style of the page as it is', async ({ page, browser }) => {
  await page.goto('/menus')
  await expect(page.locator('.dish')).toHaveCount(DISHES)
  const there = await page.locator('*').count()
  const openAndClose = async () => {
    await page.getByRole('button', { name: 'Filtri' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  // What comes with the first opening alone is there.
  await openAndClose()
  type Traced = { traceEvents: { name: string; args: { elementCount?: number } }[] }
  // More than once: something else may come meanwhile, the longer the busier the machine is.
  await expect(async () => {
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await openAndClose()
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Traced
    const most = Math.max(...traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : [])))
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThan(there / 10)
  }).toPass({ timeout: 30_000 })
})

test('5,000 movements: the end is reached by scrolling, and few rows are ever in the document', async ({ page, own }) => {
  test.setTimeout(240_000)
  await own.query(
    `insert into flows (activity_id, id, user_id, created, type, value, point_value, balance, point_balance, description)
     select a.id, 'm' || n, u.id, now() - n * interval '7 hours', 'AA', 120, 10000, 120 * ($3::int - n + 1), 10000 * ($3::int - n + 1), 'Pranzo ' || n
     from activities a, users u, generate_series(1, $3::int) n where a.permalink = $1 and u.username = $2`,
    [PERMALINK, ANNA.username, MOVEMENTS],
  )
  const pages = new Set<string>()
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname.endsWith('/userflows')) pages.add(`${searchParams.get('page')} of ${searchParams.get('rowsPerPage')}`)
  })
  await page.goto('/flows')
  await expect(page.locator('.flow-row').first()).toContainText('Pranzo 1')
  const last = page.locator('.flow-row', { hasText: `Pranzo ${MOVEMENTS}` })
  let most = 0
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    most = Math.max(most, await page.locator('.flow-list > li').count())
    expect(await last.count()).toBe(1)
  }).toPass({ intervals: [50], timeout: 90_000 })
  expect([...pages]).toEqual(Array.from({ length: MOVEMENTS / 50 }, (_, at) => `${at + 1} of 50`))
  expect(most).toBeLessThanOrEqual(300)
  expect(await page.locator('.flow-list > li').count()).toBeLessThanOrEqual(300)
  await expect(last).toContainText(/\+1,20\s€/)
})
