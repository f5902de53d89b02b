import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { drawn } from './support.ts'

/** What axe finds serious or critical, as lines to read. */
export async function faults(page: Page) {
  await drawn(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.slice(0, 5).map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`))
}
