import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { drawn } from './support.ts'

/** The rules of axe that judge colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds. It judges within the page, which must have no frames: for those it would open one page more at every
 * look. What a page has of axe it keeps.
 */
async function look(page: Page, rules?: string[]) {
  await drawn(page)
  expect(page.frames()).toHaveLength(1)
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
  if (rules) axe.withRules(rules)
  else axe.options({ resultTypes: ['violations'] })
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.map(({ id, impact, nodes }) => ({
    impact,
    lines: nodes.slice(0, 5).map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  }))
}
type Found = Awaited<ReturnType<typeof look>>

/** In both themes. The dark one changes colours alone: there only these are looked at. */
async function inBothThemes(page: Page, lines: (found: Found) => string[]) {
  // What moves is half there: axe looks at what stands.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const light = lines(await look(page))
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const dark = lines(await look(page, OF_COLOURS))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return [...light, ...dark.map((line) => `dark: ${line}`)]
}

/** What axe finds in either theme, however light, as lines to read. */
export const flaws = (page: Page) => inBothThemes(page, (found) => found.flatMap(({ lines }) => lines))

/** What axe finds serious or critical in either theme, as lines to read. */
export const faults = (page: Page) =>
  inBothThemes(page, (found) => found.filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(({ lines }) => lines))
