import type { Page } from '@playwright/test'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { CHROMIUM_FLAGS, findHeadlessShell } from '../../chromium.ts'
import { test } from '../own-customer.ts'
import { at, DESK, PHONE, type Screen } from '../screens.ts'
import { atCheckout } from '../shopper.ts'
import { expect, operate, test as plain } from '../support.ts'

// A browser whose owner has set its letters twice as large, which what asks for the window's height knows too. In German, whose words are long.
const twiceAsLarge = '--blink-settings=defaultFontSize=32'

test.use({ serviceWorkers: 'block', launchOptions: { executablePath: findHeadlessShell(), args: [...CHROMIUM_FLAGS, twiceAsLarge] } })

const over = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
const placeOf = (page: Page, selector: string) => page.locator(selector).evaluate((node) => getComputedStyle(node).position)

test('with letters twice as large the checkout is as wide as the phone, and its sum leaves it the window', async ({ page, person }) => {
  await operate('customer credit', { activity: 'osteria-del-porto', email: person.email, amount: '10.00', type: 'AM', reason: 'Prova' })
  await atCheckout(page)
  await page.goto('/de/shop/checkout')
  await page.getByRole('button', { name: /^10,00.*einsetzen/ }).click()
  await expect(page.locator('.sums')).toContainText('−10,00')
  expect.soft(await over(page)).toBe(0)
  expect.soft(await placeOf(page, '.sum-foot')).toBe('static')
  await at('/de/card', '.flow-row')(page)
  const count = await page.locator('.icon-button > .count').boundingBox()
  expect.soft(count?.height, 'the number of goods beside the cart').toBeLessThanOrEqual(24)
})

plain.describe('a customer with a history', () => {
  plain.use({ as: 'giulia', on: 'salone-aurora' })
  plain('with letters twice as large movements are as wide as the phone', async ({ page }) => {
    await at('/de/flows', '.flow-row')(page)
    expect(await over(page)).toBe(0)
  })
})

/** Keys of which one lies over another, and words and signs that stand out of the box that is drawn around them. Of the tabs' words those that are broken in two. */
const crowded = () => {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((node) =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
  const said = (node: Element) => `${node.className} ${node.textContent?.trim() ?? ''}`
  const keys = seen('.desk-head :is(button, a), .top-bar :is(button, a), .tab-bar :is(button, a)')
  const boxes = keys.map((node) => ({ node, box: node.getBoundingClientRect() }))
  const over = boxes.flatMap(({ node, box }, n) =>
    boxes
      .slice(n + 1)
      .filter(
        (one) =>
          Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left) > 1 &&
          Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top) > 1,
      )
      .map((one) => `${said(node)} over ${said(one.node)}`),
  )
  const out = seen('.columns-initials, .columns-who, .tab, .figure-tile-name, .columns-hours, .counter-column h2')
    .filter((node) => {
      const outer = node.getBoundingClientRect()
      const inner = [node, ...node.querySelectorAll('*:not(.unseen, .count, .count *)')].flatMap((one) => {
        const words = document.createRange()
        return [...one.childNodes]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map((text) => {
            words.selectNodeContents(text)
            const box = words.getBoundingClientRect()
            // What ends in an ellipsis is drawn no further than its box.
            const end = getComputedStyle(one).textOverflow === 'ellipsis' ? one.getBoundingClientRect().right : box.right
            return { left: box.left, right: Math.min(box.right, end) }
          })
      })
      return inner.some(({ left, right }) => right > left && (right - outer.right > 1 || outer.left - left > 1))
    })
    .map((node) => `${said(node)} stands out`)
  const broken = seen('.tab > [data-word]').filter((node) => {
    const word = document.createRange()
    word.selectNodeContents(node.firstChild ?? node)
    return word.getClientRects().length > 1
  })
  return [...over, ...out, ...broken.map((node) => `${said(node)} is broken`)]
}

const ofTheCounter = (bookings: string): Screen[] => [
  { name: 'agenda', open: at(bookings, '.desk-head') },
  { name: 'orders', open: at('/de/counter', '.counter-board') },
  { name: 'till', open: at('/de/counter/till', '.cash-number') },
  { name: 'figures', open: at('/de/counter/figures', '.figure-tile-name') },
]

for (const on of ['salone-aurora', 'osteria-del-porto'])
  plain.describe(`staff of ${on}`, () => {
    plain.use({ as: 'super', on, allowed: /status of 404/ })
    plain('with letters twice as large no key at the counter lies over another, and nothing stands out of its place', async ({ page }) => {
      const today = onTheWall('Europe/Rome', Date.now()).day
      // Today, whose name is the longest, and a day that is open.
      const [now, open] = ['/de/counter/bookings', `/de/counter/bookings?day=${dayAfter(today, new Date(today).getUTCDay() === 6 ? 3 : 2)}`]
      const screens = [...(on === 'salone-aurora' ? ofTheCounter(open).slice(0, 1) : ofTheCounter(open)), ...ofTheCounter(now).slice(0, 1)]
      for (const size of [DESK, PHONE]) {
        await page.setViewportSize(size)
        for (const { name, open: lead } of screens) {
          await page.goto('/de/version')
          await lead(page)
          expect.soft(await over(page), `${name}, ${size.width} wide`).toBeLessThanOrEqual(0)
          expect.soft(await page.evaluate(crowded), `${name}, ${size.width} wide`).toEqual([])
        }
      }
    })
  })
