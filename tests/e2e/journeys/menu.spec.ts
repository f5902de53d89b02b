import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isFreeOf } from '#rules/allergens.ts'
import { expect, quiet, test } from '../support.ts'

type Dish = { name: { it: string } | string; allergens?: string[] }
const { menu } = parse(readFileSync('demo/osteria-del-porto/activity.yaml', 'utf8')) as {
  menu: { categories: { name: Dish['name']; dishes: Dish[] }[] }
}
const word = (name: Dish['name']) => (typeof name === 'string' ? name : name.it)
const dishes = menu.categories.flatMap((category) => category.dishes)

test.use({ as: 'giulia', on: 'osteria-del-porto', serviceWorkers: 'block' })

test('categories and dishes stand in the order of the bundle', async ({ page }) => {
  await page.goto('/menus')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menù')
  await expect(page.locator('.category-head')).toHaveText(menu.categories.map(({ name }) => word(name)))
  await expect(page.locator('.dish-name')).toHaveText(dishes.map(({ name }) => word(name)))
})

test('search narrows as one types, and says when nothing is there', async ({ page }) => {
  await page.goto('/menus')
  const wanted = word(dishes[3]?.name ?? '')
  await page.getByRole('button', { name: 'Cerca', exact: true }).click()
  const search = page.getByRole('searchbox')
  await search.fill(wanted.toUpperCase())
  await expect(page.locator('.dish-name').first()).toHaveText(wanted)
  await search.fill('xyzzy')
  await expect(page.getByRole('heading', { name: 'Non c’è nel menù' })).toBeVisible()
  await page.getByRole('button', { name: 'Mostra tutto' }).click()
  await expect(page.locator('.dish')).toHaveCount(dishes.length)
})

test('a filter says how many dishes it hides, stays after a reload, and is gone after a logout', async ({ page }) => {
  const shown = dishes.filter(({ allergens = null }) => isFreeOf({ allergens, typologies: [] }, ['GL'])).length
  await page.goto('/menus')
  await page.getByRole('button', { name: 'Filtri' }).click()
  await page.getByRole('button', { name: 'Glutine', exact: true }).click()
  await page.getByRole('button', { name: `Mostra ${shown} piatti` }).click()
  const bar = page.locator('.filter-bar')
  await expect(bar).toContainText(`${dishes.length - shown} piatti nascosti`)
  await expect(page.locator('.dish')).toHaveCount(shown)
  await page.reload()
  await expect(bar).toContainText(`${dishes.length - shown} piatti nascosti`)
  await expect(page.getByRole('button', { name: /Filtri: 1 attivo/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('tessera.filter'))).toContain('GL')

  await page.getByRole('button', { name: 'Altro' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
  await page.getByRole('dialog', { name: 'Vuoi davvero uscire?' }).getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tessera.filter'))).toBeNull()
})

test('the filter never leaves the device', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/menus')
  await page.getByRole('button', { name: 'Filtri' }).click()
  await page.getByRole('button', { name: 'Glutine', exact: true }).click()
  await page.getByRole('button', { name: /^Mostra \d+ piatti$/ }).click()
  await page.reload()
  await expect(page.locator('.filter-bar')).toBeVisible()
  await quiet(page)
  // The name of a file of the build ends in letters by chance.
  expect(asked.filter((line) => !line.includes('/assets/') && /GL\b|glut|without/i.test(decodeURIComponent(line)))).toEqual([])
})

test('a dish has its own address: by a tap and back, by the link itself, and on a desktop beside the list @both', async ({
  page,
  isMobile,
}) => {
  await page.goto('/menus')
  const link = page.locator('a.dish-link').nth(2)
  const name = word(dishes[2]?.name ?? '')
  await link.click()
  await expect(page).toHaveURL(/\/menus\/[\w-]+$/)
  const place = isMobile ? page.getByRole('dialog') : page.getByRole('complementary')
  await expect(place.getByRole('heading', { name })).toBeVisible()
  await expect(place.getByText('Allergeni', { exact: true })).toBeVisible()
  const address = page.url()
  if (isMobile) {
    await page.goBack()
    await expect(place).toHaveCount(0)
    await expect(page).toHaveURL('/menus')
  }
  await page.goto(address)
  await expect(place.getByRole('heading', { name })).toBeVisible()
  if (isMobile) {
    await page.getByRole('button', { name: 'Chiudi' }).click()
    await expect(page).toHaveURL('/menus')
  }
})

test('beside the list stands the first dish, then the first that is found, then the chosen one @desktop', async ({ page }) => {
  await page.goto('/menus')
  const beside = page.getByRole('complementary', { name: 'Dettaglio' })
  await expect(beside.getByRole('heading', { level: 2 })).toHaveText(word(dishes[0]?.name ?? ''))
  await page.getByRole('searchbox').fill(word(dishes[3]?.name ?? ''))
  await expect(beside.getByRole('heading', { level: 2 })).toHaveText(word(dishes[3]?.name ?? ''))
  await expect(beside.getByRole('button', { name: 'Chiudi' })).toHaveCount(0)
  await page.getByRole('searchbox').fill('')
  await page.locator('a.dish-link').nth(1).click()
  await expect(beside.getByRole('heading', { level: 2 })).toHaveText(word(dishes[1]?.name ?? ''))
  await beside.getByRole('button', { name: 'Chiudi' }).click()
  await expect(beside.getByRole('heading', { level: 2 })).toHaveText(word(dishes[0]?.name ?? ''))
})

test('a dish that is no more says so', async ({ page }) => {
  await page.goto('/menus/gone')
  await expect(page.getByRole('dialog')).toContainText('Questo articolo non è più nel menù.')
})

test.describe('goods', () => {
  test.use({ on: 'bottega-lino' })
  test('a shop shows its collection without allergens and without a filter for them', async ({ page }) => {
    await page.goto('/menus')
    await expect(page.locator('a.dish-link').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Filtri' })).toHaveCount(0)
    await page.locator('a.dish-link').first().click()
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible()
    await expect(page.getByRole('dialog').getByText('Allergeni', { exact: true })).toHaveCount(0)
  })
})
