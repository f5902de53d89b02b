import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, quiet, test } from '../support.ts'

type Good = { name: { it: string }; price: number; discountPrice?: number; colours: { name: { it: string } }[] }
const { shop } = parse(readFileSync('demo/bottega-lino/activity.yaml', 'utf8')) as {
  shop: { categories: { name: { it: string }; goods: Good[] }[] }
}
const goods = shop.categories.flatMap((category) => category.goods)
const named = (name: string) => goods.find((good) => good.name.it === name)

test.use({ as: 'giulia', on: 'bottega-lino' })

test.describe('with the network', () => {
  test.use({ serviceWorkers: 'block' })

  test('goods stand in the order of the bundle, one page after another, and back comes back to the place', async ({ page }) => {
    await page.goto('/shop/shops')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop')
    await expect(page.locator('.good-name').first()).toHaveText(goods[0]?.name.it ?? '')
    // One costs what it did, the other less, and has a longer name.
    const colours = await page.locator('.good-dots').evaluateAll((all) => all.slice(0, 2).map((dots) => dots.getBoundingClientRect().top))
    expect(colours[0], 'colours of neighbours').toBe(colours[1])
    const last = page.locator('a.good-link', { hasText: goods.at(-1)?.name.it ?? '' })
    await expect(async () => {
      await page.mouse.wheel(0, 2_000)
      await expect(last).toBeVisible({ timeout: 500 })
    }).toPass()
    const place = await page.evaluate(() => scrollY)
    await last.click()
    await expect(page).toHaveURL(/\/shop\/shops\/[\w-]+$/)
    await expect(page.getByRole('heading', { level: 2, name: goods.at(-1)?.name.it ?? '' })).toBeVisible()
    await page.goBack()
    await expect(last).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 100)
  })

  test('search narrows as one types, filters are in the address, and all of it is taken back @both', async ({ page, isMobile }) => {
    await page.goto('/shop/shops')
    await expect(page.locator('a.good-link').first()).toBeVisible()
    if (isMobile) await page.getByRole('button', { name: 'Cerca', exact: true }).click()
    await page.getByRole('searchbox').fill('CAPPOTTO')
    await expect(page.locator('.good-name')).toHaveText(['Cappotto doppiopetto', 'Cappotto monopetto'])
    await expect(page).toHaveURL(/search=CAPPOTTO/)
    await page.getByRole('searchbox').fill('xyzzy')
    await expect(page.getByRole('heading', { name: 'Non c’è nello shop' })).toBeVisible()
    await page.getByRole('button', { name: 'Mostra tutto' }).click()
    await expect(page.locator('.good-name').first()).toHaveText(goods[0]?.name.it ?? '')

    await page.getByRole('button', { name: 'Scarpe' }).click()
    await expect(page).toHaveURL(/categoryId=/)
    const discounted = goods.filter((good) => good.discountPrice && shop.categories[2]?.goods.includes(good)).map(({ name }) => name.it)
    if (isMobile) await page.getByRole('button', { name: 'Filtri' }).click()
    await page.getByRole('button', { name: `In offerta ${discounted.length} articoli` }).click()
    if (isMobile) await page.getByRole('button', { name: `Mostra ${discounted.length} articoli` }).click()
    await expect(page.locator('.good-name')).toHaveText(discounted)
    await page.reload()
    await expect(page.locator('.good-name')).toHaveText(discounted)
    await page.getByRole('button', { name: 'Togli i filtri' }).click()
    await expect(page.locator('.good-name')).toHaveCount(shop.categories[2]?.goods.length ?? 0)
  })

  test('another colour selects its first size that is there; sold-out ones are struck through', async ({ page }) => {
    await page.goto('/shop/shops?search=cappotto+doppiopetto')
    await page.locator('a.good-link').first().click()
    const sizes = page.locator('.item-size')
    await expect(sizes).toHaveText(['40', '42', '44', '46', '48'])
    await expect(page.locator('.item-size-gone')).toHaveText(['46'])
    await expect(page.locator('.item-size[aria-pressed="true"]')).toHaveText('40')
    await page.locator('.item-size').nth(2).click()
    await page.getByRole('button', { name: 'Notte', exact: true }).click()
    await expect(page.locator('.item-size[aria-pressed="true"]')).toHaveText('40')
    await expect(page.locator('.item-size-gone')).toHaveText(['48'])
    await expect(page.getByText('Ne restano 2')).toBeVisible()
    const address = page.url()
    await page.reload()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('button', { name: 'Notte', exact: true })).toHaveAttribute('aria-pressed', 'true')
  })

  test('the tabs leave their room to a good while it is looked at, and are there again after it', async ({ page, context }) => {
    const tabs = page.getByRole('navigation', { name: 'Principale' })
    await page.goto('/shop/shops')
    // A phone whose system keeps a bar at the lower edge.
    await (await context.newCDPSession(page)).send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: 34 } })
    await expect(tabs).toBeVisible()
    await page.locator('a.good-link').first().click()
    const add = page.getByRole('button', { name: /^Aggiungi .*€/ })
    await expect(add).toBeInViewport({ ratio: 1 })
    await expect(tabs).toBeHidden()
    const clear = (page.viewportSize()?.height ?? 0) - 34
    await expect.poll(async () => ((box) => box && box.y + box.height <= clear)(await add.boundingBox())).toBe(true)
    await page.getByRole('button', { name: 'Torna indietro' }).click()
    await expect(tabs).toBeVisible()
  })

  test('a favourite stays on the device, and goes with the logout', async ({ page }) => {
    await page.goto('/shop/shops?search=borsa')
    await page.locator('a.good-link').first().click()
    await page.getByRole('button', { name: 'Preferito' }).click()
    await expect(page.getByRole('button', { name: 'Preferito' })).toHaveAttribute('aria-pressed', 'true')
    await page.goto('/shop/shops')
    await expect(page.getByRole('heading', { name: 'I tuoi preferiti' })).toBeVisible()
    await page.getByRole('button', { name: 'Altro' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
    await page.getByRole('dialog', { name: 'Vuoi davvero uscire?' }).getByRole('button', { name: 'Esci' }).click()
    await expect(page).toHaveURL(/\/login/)
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => /favourites|seen/.test(key)))).toEqual([])
  })

  test.describe('gone', () => {
    test.use({ allowed: /status of 404/ })
    test('a good that is not sold any more says so, and the tabs lead on', async ({ page }) => {
      await page.goto('/shop/shops/gone')
      await expect(page.getByRole('heading', { name: 'Questo articolo non c’è più' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible()
    })
  })

  test.describe('food', () => {
    test.use({ on: 'osteria-del-porto' })
    test('says its allergens', async ({ page }) => {
      await page.goto('/shop/shops?search=cono')
      await page.locator('a.good-link').first().click()
      await expect(page.locator('.allergen')).toHaveText(['Glutine', 'Pesce', 'Molluschi'])
    })
  })
})

test.describe('without the network', () => {
  test.use({ allowed: /net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/ })

  test('what was opened is there, in every colour, and says of when it is', async ({ page, context }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto('/shop/shops')
    const first = page.locator('a.good-link').first()
    await first.click()
    await expect(page.getByRole('heading', { level: 2, name: goods[0]?.name.it ?? '' })).toBeVisible()
    await quiet(page)
    await page.goBack()
    await expect(first).toBeVisible()
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('.good-name').first()).toHaveText(goods[0]?.name.it ?? '')
    await expect(page.getByText(/Sei offline/).first()).toBeVisible()
    await first.click()
    await page.getByRole('button', { name: 'Nero', exact: true }).click()
    await expect(page.locator('.item-size').first()).toHaveText('38')
    await page.goBack()
    await page.getByRole('button', { name: 'Cerca', exact: true }).click()
    await page.getByRole('searchbox').fill('seta')
    await expect(page.getByText('Per cercare qui serve la rete.', { exact: false })).toBeVisible()
  })
})

test('the demo has what these journeys look for', () => {
  expect(named('Cappotto doppiopetto')?.discountPrice).toBe(149)
  expect(goods.length).toBeGreaterThan(40)
})
