import type { Page } from '@playwright/test'
import { cardOf, expect, MOVING, test } from '../support.ts'
import { transitions, watchTransitions } from '../transitions.ts'

// Her cards as a stack, and the way from one activity to another. LOOK "phone-6".

test.use({ ...MOVING, as: 'giulia', serviceWorkers: 'block' })

const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button')
const tops = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)))
const colour = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-solid'))
/** What runs now, or is about to. */
const moving = (page: Page) => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
const isSideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)

/** The transitions there were, and whether her card moved by itself in them. */
const seen = async (page: Page) =>
  (await transitions(page)).map(({ kind, parts }) => [kind, parts.includes('chosen') ? 'chosen' : ''].filter(Boolean).join(' '))

test('the stack spreads, the chosen card takes the app into its colours and lies on Home', async ({ page }) => {
  await watchTransitions(page)
  await page.goto('/')
  await expect(cardOf(page)).toBeVisible()
  await page.getByRole('link', { name: 'Le mie carte' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le mie carte')
  await expect(cards(page).first()).toBeVisible()
  await expect.poll(async () => (await tops(page)).map((top, at, all) => top - (all[at - 1] ?? top))).toEqual([0, 60, 60])
  expect(await isSideways(page)).toBe(false)
  // A card behind is tapped by its head; what lies over it is another's.
  const [behind] = await tops(page)
  const hit = await page.evaluate((y) => document.elementFromPoint(100, y)?.closest('button')?.textContent, Number(behind) + 70)
  expect(hit).toBe(await cards(page).nth(1).textContent())
  await expect(page.getByRole('link', { name: 'Aggiungi una carta' })).toBeVisible()

  const before = await colour(page)
  const name = (await cards(page).first().locator('.wallet-name').textContent()) ?? ''
  await expect(cards(page).last()).toHaveAttribute('aria-current', 'true')
  await cards(page)
    .first()
    .click({ position: { x: 120, y: 30 } })
  await expect(page).toHaveURL(/\/$/)
  await expect(page.locator('#root .pass .card-head')).toContainText(name)
  expect(await colour(page)).not.toBe(before)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => seen(page)).toEqual(['recolour chosen'])
  await expect.poll(() => page.locator('#root .pass-face').evaluate((face) => face.getBoundingClientRect().left)).toBe(20)
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.view)).toBeUndefined()
  expect(await isSideways(page)).toBe(false)
})

test.describe('where nothing may move', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('a card is entered by the keyboard, and no animation runs', async ({ page }) => {
    await page.goto('/activities')
    await expect(cards(page).first()).toBeVisible()
    await expect.poll(() => moving(page)).toBe(0)
    const before = await colour(page)
    await cards(page).first().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/$/)
    await expect(cardOf(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(await colour(page)).not.toBe(before)
    await expect.poll(() => moving(page)).toBe(0)
  })
})

test.describe('in a wide window', () => {
  test('all cards stand whole beside one another @desktop', async ({ page }) => {
    await page.goto('/activities')
    await expect(cards(page).first()).toBeVisible()
    const boxes = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
    expect(new Set(boxes.map(({ height }) => height)).size).toBe(1)
    const overlap = boxes.some((a, at) =>
      boxes.slice(at + 1).some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    )
    expect(overlap).toBe(false)
    expect(await isSideways(page)).toBe(false)
  })
})
