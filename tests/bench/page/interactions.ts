import type { Page } from 'playwright'
import type { Line } from '../report.ts'
import { signIn } from '../sign-in.ts'
import type { Side } from './load.ts'
import { measure, middle, type Runs } from './pairs.ts'

const tap = (selector: string, shows: string) => async (page: Page) => {
  await page.locator(selector).first().click()
  await page.locator(shows).first().waitFor()
}

/** Scrolls until the page grows no more; what is mounted at the end is counted by the caller. */
async function scrollToEnd(page: Page) {
  for (let still = 0, height = 0; still < 3; ) {
    await page.mouse.wheel(0, 4000)
    await page.waitForTimeout(150)
    const now = await page.evaluate(() => document.documentElement.scrollHeight + scrollY)
    still = now === height ? still + 1 : 0
    height = now
  }
}

const worst = (runs: Runs | undefined, name: string) => middle(runs ?? {}, 'slow/warm', name)

/** BUDGETS #11, #14 and #15: what a tap costs with a processor four times slower. */
export async function interactionLines(host: { restaurant: string; big: string }, runs: number): Promise<Line[]> {
  const home = '#root .card-face, #root .pass'
  const common = { ready: home, usable: home, prepare: signIn }
  const tab = (path: string) => `.tab-bar a[href="${path}"]`
  const tabs: Side = {
    ...common,
    name: 'tabs',
    url: `${host.restaurant}/`,
    steps: [
      { name: 'tab card', act: tap(tab('/card'), '#root .card-code svg') },
      { name: 'tab menu', act: tap(tab('/menus'), '.dishes li') },
      { name: 'category', act: tap('.category-key:not([aria-current])', '.category-key[aria-current]') },
      { name: 'filters', act: tap('.filter-key', '.menu-sheet .chip') },
      { name: 'filter chip', act: tap('.menu-sheet .chip:has-text("Glutine")', '.menu-sheet .chip[aria-pressed="true"]') },
    ],
  }
  const big: Side = {
    ...common,
    name: 'big menu',
    url: `${host.big}/`,
    steps: [{ name: 'menu', act: tap(tab('/menus'), '.dishes li') }],
  }
  const movements = (name: string, url: string): Side => ({
    name,
    url: `${url}/flows`,
    ready: '.flow-row',
    prepare: signIn,
    steps: [{ name: 'scroll', act: scrollToEnd }],
  })
  const sides = [tabs, big, movements('5,000 movements', host.restaurant), movements('50 movements', host.big)]
  const [tabbed, menu, many, few] = await measure(sides, { runs, profiles: ['slow'], phases: ['cold', 'warm'] })
  const ready = (side: Runs | undefined) => worst(side, 'ready') ?? Number.NaN
  const taps = ['tab card inp', 'tab menu inp', 'category inp', 'filters inp', 'filter chip inp'].map((name) => worst(tabbed, name))
  return [
    {
      number: 11,
      what: 'slowest tap (tabs, filter)',
      unit: 'ms',
      ours: taps.includes(null) ? null : Math.max(...taps.map(Number)),
      target: 100,
      limit: 200,
    },
    { number: 14, what: 'menu of 300 dishes, tap', unit: 'ms', ours: worst(menu, 'menu inp'), target: 150, limit: 200 },
    { number: 14, what: 'menu of 300 dishes, long tasks', unit: 'ms', ours: worst(menu, 'menu long tasks'), target: 150, limit: 200 },
    {
      number: 15,
      what: '5,000 movements beside 50: opening',
      unit: 'ms',
      ours: ready(many),
      floor: ready(few),
      ratio: ready(many) / ready(few),
      target: 1,
      limit: 1.2,
    },
    { number: 15, what: '5,000 movements: rows at the end', unit: '', ours: worst(many, 'rows') || null, target: 300, limit: 300 },
  ]
}
