import type { Browser, Page } from '@playwright/test'
import type { Order } from '#contract/orders.ts'
import { expect, sessionOf } from './support.ts'

/** The counter in a browser of its own, which is told of changes, and where an order of these is on it. */
export async function counterIn(browser: Browser, origin: string, staff = 'banco@example.com') {
  const tablet = await browser.newContext({ baseURL: origin, storageState: await sessionOf(origin, staff) })
  const counter = await tablet.newPage()
  await counter.goto('/counter')
  await expect(counter.getByText('Collegato')).toBeVisible()
  return { tablet, counter }
}
/** An order on the board. */
export const cardOf = (counter: Page, { number }: Order) =>
  counter.locator('.counter-card').filter({ has: counter.locator('.counter-number').getByText(String(number), { exact: true }) })
