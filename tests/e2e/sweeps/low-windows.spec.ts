import type { Page } from '@playwright/test'
import { withLargeLetters } from '../large-letters.ts'
import { at, ofTheDesk, PHONE, type Screen } from '../screens.ts'
import { ofGiulia } from '../screens-of-her.ts'
import { drawn, expect, test } from '../support.ts'

test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

/** A laptop whose page is set twice as large, a phone on its side, and a page at 400 %. */
const LOW = [
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 320, height: 256 },
]

/** What cannot be reached of what lies over the page: its title, its fields, its keys, each scrolled to. */
const unreached = () => {
  const all = [...document.querySelectorAll<HTMLElement>('[role="dialog"] :is(h2, input, select, textarea, button)')]
  return all
    .filter((node) => node.checkVisibility())
    .filter((node) => {
      // A box of a switch or a choice is the whole of its words.
      const seen = node.closest('label') ?? node
      seen.scrollIntoView({ block: 'center' })
      const { left, right, top, bottom } = seen.getBoundingClientRect()
      const isIn = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      // The grip of a sheet lies over whatever it begins with.
      return !isIn || !(seen.contains(there) || there?.contains(seen) || there?.className === 'sheet-grip')
    })
    .map((node) => `${node.tagName} ${node.textContent || node.getAttribute('aria-label') || node.className}`)
}

const bodyOf = (page: Page) => page.locator('.dialog-body').evaluate((body) => body.clientHeight)

const named = (screens: Screen[], ...names: string[]) => screens.filter(({ name }) => names.includes(name))
const ofHer: Screen[] = [
  ...named(ofGiulia, 'filter'),
  {
    name: 'a booking is cancelled',
    open: async (page) => {
      await at('/bookings', '.booking-card')(page)
      await page.locator('.booking-card a').first().click()
      await page.getByRole('button', { name: /^Annulla la/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
]

for (const { who, screens } of [
  { who: 'giulia', screens: ofHer },
  { who: 'banco', screens: named(ofTheDesk, 'at the door', 'closing a day') },
] as const)
  test.describe(`as ${who}`, () => {
    test.use({ as: who })
    test('in a low window and with letters twice as large all of a dialog can be reached', async ({ page }) => {
      test.setTimeout(120_000)
      for (const { name, open } of screens) {
        await page.setViewportSize(PHONE)
        await page.goto('/version')
        await open(page)
        for (const size of LOW) {
          await page.setViewportSize(size)
          await drawn(page)
          expect.soft(await page.evaluate(unreached), `${name}, ${size.width} x ${size.height}`).toEqual([])
        }
        await page.setViewportSize(PHONE)
        await withLargeLetters(page)
        expect.soft(await page.evaluate(unreached), `${name}, with large letters`).toEqual([])
        await page.setViewportSize({ width: 640, height: 360 })
        await drawn(page)
        expect.soft(await page.evaluate(unreached), `${name}, with large letters in a low window`).toEqual([])
      }
    })
  })

test.describe('as banco', () => {
  test.use({ as: 'banco' })
  test('a low window leaves a dialog enough to be read, a high one what the rule says', async ({ page }) => {
    await named(ofTheDesk, 'closing a day')[0]?.open(page)
    for (const { size, least, most } of [
      { size: { width: 640, height: 360 }, least: 150, most: 230 },
      { size: { width: 844, height: 390 }, least: 180, most: 260 },
      { size: { width: 1024, height: 720 }, least: 280, most: 370 },
    ]) {
      await page.setViewportSize(size)
      await drawn(page)
      const height = await bodyOf(page)
      expect.soft(height, `${size.width} x ${size.height}`).toBeGreaterThanOrEqual(least)
      expect.soft(height, `${size.width} x ${size.height}`).toBeLessThanOrEqual(most)
    }
  })
})
