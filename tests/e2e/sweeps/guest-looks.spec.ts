import type { Page } from '@playwright/test'
import { faults } from '../faults.ts'
import { overTheEdge } from '../large-letters.ts'
import { expect, test } from '../support.ts'

test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

const DISH = /^Focaccia/

/** What a guest at a table meets, one after the other. */
const screens: { name: string; open: (page: Page) => Promise<unknown> }[] = [
  { name: 'menu', open: (page) => expect(page.locator('.dish').first()).toBeVisible() },
  { name: 'dish', open: (page) => page.getByRole('link', { name: DISH }).first().click() },
  {
    name: 'what can be ordered',
    open: async (page) => {
      await page.goto('/at/12')
      await page.getByRole('button', { name: 'Da ordinare' }).click()
      await page
        .getByRole('button', { name: /^Aggiungi/ })
        .first()
        .click()
      await expect(page.getByRole('link', { name: 'Ordina' })).toBeVisible()
    },
  },
  { name: 'no such door', open: (page) => page.goto('/at/nobody/1/2') },
]

test('at the table nothing is serious in either theme, nor runs over the edge with letters twice as large @both', async ({
  page,
  isMobile,
}) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (isMobile) await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/at/12')
  for (const { name, open } of screens) {
    await open(page)
    await expect(page.getByRole('heading').first()).toBeVisible()
    expect.soft(await faults(page), name).toEqual([])
    expect.soft(await overTheEdge(page), `${name}, twice as large`).toEqual([])
  }
})
