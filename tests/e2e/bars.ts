import type { Locator } from '@playwright/test'
import { expect } from './support.ts'

/** A bar that stays in sight lies at the end of the page where it lay at its beginning. @returns how far the page scrolls */
export async function staysToTheEnd(bar: Locator) {
  const page = bar.page()
  const to = (y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
  await to(0)
  const before = await bar.boundingBox()
  await to(1e5)
  await expect.poll(() => page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight)).toBe(true)
  expect(before).not.toBeNull()
  expect(await bar.boundingBox()).toEqual(before)
  const far = await page.evaluate(() => scrollY)
  await to(0)
  return far
}
