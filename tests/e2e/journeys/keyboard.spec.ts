import type { Page } from '@playwright/test'
import { expect, test } from '../support.ts'

test.use({ as: 'giulia', on: 'osteria-del-porto', serviceWorkers: 'block' })

const isInMain = (page: Page) => page.evaluate(() => document.getElementById('content')?.contains(document.activeElement))

/** Presses Tab until something with this name has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp, most = 40) {
  const wanted = page.locator(':focus')
  for (let at = 0; at < most; at++) {
    await page.keyboard.press('Tab')
    const said = await wanted.evaluate((node) => node.getAttribute('aria-label') ?? node.textContent ?? '').catch(() => '')
    if (typeof name === 'string' ? said.trim() === name : name.test(said)) return
  }
  throw new Error(`nothing named ${name} within ${most} tabs`)
}

test('the first key skips to the content @both', async ({ page }) => {
  await page.goto('/card')
  await expect(page.locator('#root .card-white:enabled')).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Vai al contenuto' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect.poll(() => isInMain(page)).toBe(true)
})

test('the focus is seen wherever it goes @desktop', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#root .card-white:enabled')).toBeVisible()
  const seen = new Set<string>()
  for (let at = 0; at < 20; at++) {
    await page.keyboard.press('Tab')
    const mark = await page.evaluate(() => {
      const node = document.activeElement
      if (!node || node === document.body) return undefined
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node)
      return { name: node.textContent, isMarked: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none' }
    })
    if (mark) {
      seen.add(mark.name ?? '')
      expect(mark.isMarked, `the focus on ${mark.name}`).toBe(true)
    }
  }
  expect(seen.size).toBeGreaterThan(6)
})

test('a page takes the focus to its title', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Carta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'La mia carta' })).toBeFocused()
})

test('the whole way to a filtered dish without a mouse @desktop', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#root .card-white:enabled')).toBeVisible()
  await tabTo(page, 'Menù')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/menus')
  await expect(page.locator('a.dish-link').first()).toBeVisible()
  await tabTo(page, 'Filtri')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, 'Glutine')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Glutine', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Filtri/ })).toBeFocused()
  await expect(page.locator('.filter-bar')).toBeVisible()
})

test('Esc closes what lies over the page, and the focus goes back to where it was', async ({ page }) => {
  await page.goto('/menus')
  await expect(page.locator('a.dish-link').first()).toBeVisible()
  for (const name of ['Filtri', 'Altro', 'Lingue']) {
    const key = page.getByRole('button', { name, exact: true })
    await key.focus()
    await page.keyboard.press('Enter')
    const over = page.getByRole(name === 'Lingue' ? 'menu' : 'dialog')
    await expect(over).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(over).toHaveCount(0)
    await expect(key).toBeFocused()
  }
  await page.locator('a.dish-link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/menus')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what goes leaves the focus somewhere: the filter, the dish beside the list @desktop', async ({ page }) => {
  await page.goto('/menus')
  const dish = page.locator('a.dish-link').nth(1)
  await dish.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('complementary').getByRole('button', { name: 'Chiudi' }).press('Enter')
  await expect(dish).toBeFocused()
  await page.getByRole('button', { name: 'Filtri' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Glutine', exact: true }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Togli' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('searchbox').fill('xyzq')
  await page.getByRole('button', { name: 'Mostra tutto' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

for (const { where, path, row, name } of [
  { where: 'a dish', path: '/menus', row: 'a.dish-link', name: 'Dettaglio' },
  { where: 'a notice', path: '/notices', row: 'a.news-title', name: 'Avviso' },
])
  test(`${where} that a key opens beside its list has the focus, one that is clicked has not @desktop`, async ({ page }) => {
    await page.goto(path)
    const rows = page.locator(row)
    await rows.nth(1).focus()
    await page.keyboard.press('Enter')
    const beside = page.getByRole('complementary', { name })
    await expect(beside).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(beside.locator(':focus')).toHaveCount(1)
    await rows.nth(0).click()
    await expect(rows.nth(0)).toHaveAttribute('aria-current', 'true')
    await expect(beside).not.toBeFocused()
  })

test('a Tab before a sheet has taken the focus does not lose the key that opened it @desktop', async ({ page }) => {
  await page.goto('/menus')
  await page.evaluate(() => {
    const elsewhere = new MutationObserver(() => {
      if (!document.querySelector('[role="dialog"]')) return
      elsewhere.disconnect()
      document.querySelector<HTMLElement>('a.dish-link')?.focus()
    })
    elsewhere.observe(document.body, { childList: true, subtree: true })
  })
  const filters = page.getByRole('button', { name: 'Filtri' })
  await filters.press('Enter')
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(filters).toBeFocused()
})

test('in the question before leaving Esc stays, and Enter leaves @desktop', async ({ page }) => {
  await page.goto('/')
  const leave = page.locator('.sidebar').getByRole('button', { name: 'Esci' })
  await leave.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Vuoi davvero uscire?')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByText('Vuoi davvero uscire?')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Vuoi davvero uscire?')).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await leave.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Esci' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
})
