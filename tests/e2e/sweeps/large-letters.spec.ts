import { brokenWords } from '../large-letters.ts'
import { at, atTill, DESK, PHONE, type Screen } from '../screens.ts'
import { drawn, expect, test } from '../support.ts'

test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

const ofCustomer: Screen[] = [
  { name: 'card, with movements', open: at('/card', '.flow-row') },
  { name: 'menu', open: at('/menus', 'a.dish-link') },
  { name: 'coupons', open: at('/coupons', '.coupon') },
  { name: 'bookings', open: at('/bookings', '.booking-card') },
  { name: 'profile', open: at('/profile', '.mail-address') },
]
const ofStaff: Screen[] = [
  { name: 'board', open: at('/counter', '.counter-card') },
  { name: 'sold out', open: at('/counter/sold-out', '.sold-out-good') },
  { name: 'till', open: at('/counter/till', '.cash-number') },
  { name: 'customer at the till', open: atTill('.cash-card') },
]

for (const { who, screens } of [
  { who: 'giulia', screens: ofCustomer },
  { who: 'banco', screens: ofStaff },
] as const)
  test.describe(`as ${who}`, () => {
    test.use({ as: who })
    test('letters twice as large break no word', async ({ page }) => {
      for (const { name, open } of screens) {
        // Anew: a page that stays keeps its letters.
        await page.goto('/version')
        await open(page)
        expect.soft(await brokenWords(page), name).toEqual([])
      }
    })

    test('letters that the browser itself is told to set twice as large are so, and nothing runs over the edge', async ({ page }) => {
      for (const { name, open } of screens)
        for (const size of [PHONE, DESK]) {
          await page.setViewportSize(size)
          await page.goto('/version')
          await open(page)
          const words = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
          expect.soft(await words(), name).toBe(14)
          await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
          await drawn(page)
          expect.soft(await words(), name).toBe(28)
          const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
          expect.soft(over, `${name}, ${size.width} wide`).toBeLessThanOrEqual(0)
        }
    })
  })
