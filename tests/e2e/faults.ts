import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { drawn } from './support.ts'

/**
 * All that axe finds. It judges within the page, which must have no frames: for those it would open one page more at every
 * look. What a page has of axe it keeps.
 */
async function look(page: Page) {
  await drawn(page)
  expect(page.frames()).toHaveLength(1)
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, impact, nodes }) => ({
    impact,
    lines: nodes.slice(0, 5).map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  }))
}

/** What axe finds, however light, as lines to read. */
export const flaws = async (page: Page) => (await look(page)).flatMap(({ lines }) => lines)

/** What axe finds serious or critical, as lines to read. */
export const faults = async (page: Page) =>
  (await look(page)).filter(({ impact }) => impact === 'serious' || impact === 'critical').flatMap(({ lines }) => lines)
