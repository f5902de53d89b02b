import type { Page } from '@playwright/test'
import { withLargeLetters } from '../large-letters.ts'
import { watchShifts } from '../shifts.ts'
import { orderBy, stepBy } from '../shopper.ts'
import { test } from '../own-customer.ts'
import { cardOf, expect, NO_NETWORK, quiet, visit } from '../support.ts'

// What home has of the shop: where her order is, the last one to make again, and what she likes.

const slip = (page: Page) => page.locator('.living-slip')

test.use({ on: 'osteria-del-porto', allowed: NO_NETWORK })

test('the living line says where her order is, moves nothing else, and opens where it stands; offline too', async ({
  page,
  person,
  baseURL,
  context,
}) => {
  const moved = await watchShifts(page)
  await page.goto('/')
  await expect(cardOf(page)).toBeVisible()
  await quiet(page)
  // Nothing of hers is near: it tells the hours.
  await expect(slip(page)).toHaveText(/^Orari(Aperto|Chiuso)/)

  const { id, number } = await orderBy(baseURL ?? '', person.email)
  await stepBy(baseURL ?? '', 'banco@example.com', { id }, ['accept'])
  await visit(page)
  // These two listen for changes as long as they show: the network is never idle there.
  for (const path of ['/shop/order/orders', `/shop/order/orders/${id}`]) {
    await page.goto(path)
    await expect(page.getByText(`Ordine ${number}`).first()).toBeVisible()
    await quiet(page)
  }
  await page.goto('/')
  await expect(slip(page)).toHaveText(/^Ordine \d+In preparazione/)
  await quiet(page)
  expect(await moved()).toEqual([])
  // Its words are never cut: with letters twice as large the slip grows, and what stands below goes down with it.
  await withLargeLetters(page)
  await expect
    .poll(() =>
      slip(page).evaluate(
        (one) => one.getBoundingClientRect().bottom - (document.querySelector('.home-main')?.getBoundingClientRect().top ?? 0),
      ),
    )
    .toBeLessThan(0)
  const box = async (part: string) => (await page.locator(part).boundingBox()) ?? { y: 0, height: 0 }
  const [card, words, whole] = [await box('.pass-face'), await box('.living-words'), await box('.living-slip')]
  expect(words.y).toBeGreaterThan(card.y + card.height)
  expect(words.y + words.height).toBeLessThan(whole.y + whole.height)
  expect(whole.y + whole.height - card.y - card.height).toBeGreaterThan(64)
  await context.setOffline(true)
  await page.reload()
  await expect(slip(page)).toContainText(`Ordine ${number}`)
  await slip(page).click()
  const steps = page.locator('.living-panel .timeline-step')
  await expect(steps).toHaveCount(4)
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  const below = page.locator('.home-main')
  await expect
    .poll(async () => ((await below.boundingBox())?.y ?? 0) - ((await page.locator('.living-panel').boundingBox())?.height ?? 0))
    .toBeGreaterThan((await page.locator('.living-panel').boundingBox())?.y ?? Number.POSITIVE_INFINITY)
  await page.getByRole('link', { name: 'Guarda l’ordine' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ordine ${number}`)
})

test('the last order is made again from home, and what she likes is there', async ({ page, person, baseURL }) => {
  const { id } = await orderBy(baseURL ?? '', person.email)
  await stepBy(baseURL ?? '', 'banco@example.com', { id }, ['accept', 'ready', 'pay', 'hand-over'])
  await page.goto('/shop/shops')
  await page.locator('a.good-link', { hasText: 'Cono di fritto' }).click()
  await page.getByRole('button', { name: 'Preferito' }).click()
  await page.goto('/')
  await expect(slip(page)).toHaveText(/^Orari(Aperto|Chiuso)/)
  await expect(page.locator('.kept-good')).toHaveText('Cono di fritto')
  await page.locator('.last-order').getByRole('button', { name: 'Ordina di nuovo' }).click()
  await expect(page).toHaveURL(/shop.cart$/)
  await expect(page.locator('.sum-total')).toBeVisible()
})
