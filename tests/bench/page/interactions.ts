import type { Page } from 'playwright'
import type { Line } from '../report.ts'
import { signIn } from '../sign-in.ts'
import type { Side } from './load.ts'
import { measure, middle, type Runs } from './pairs.ts'
import { slowest } from './slowest.ts'
import * as taps from './taps.ts'

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
const namesOf = ({ steps = [] }: Side) => steps.map(({ name }) => name)

type Hosts = { restaurant: string; tailor: string; big: string }

/** BUDGETS #11: a tap on everything that is tapped often, a day of the calendar, and a search, with a processor four times slower. */
export async function tapLines({ restaurant, tailor }: Hosts, runs: number): Promise<Line[]> {
  const sides = [taps.tabs(restaurant), taps.cart(restaurant), taps.booking(restaurant), taps.shop(tailor)] as const
  const [tabbed = {}, counted = {}, booked = {}, searched = {}] = await measure([...sides], {
    runs,
    profiles: ['slow'],
    phases: ['install', 'warm'],
  })
  const [tabs, cart, booking, shop] = sides
  const line = { number: 11, unit: 'ms', target: 100, limit: 200 }
  const lineOf = (what: string, { name, ms }: { name: string; ms: number | null }) => ({ ...line, what: `${what} (${name})`, ours: ms })
  const days = ['inp', 'next'].map((figure) => slowest(booked, taps.DAYS, figure))
  const day = days.find(({ ms }) => ms === null) ?? days.toSorted((a, b) => Number(b.ms) - Number(a.ms))[0]
  return [
    lineOf('slowest tap on a tab, a filter', slowest(tabbed, namesOf(tabs), 'inp')),
    lineOf('slowest tap on a quantity', slowest(counted, namesOf(cart), 'inp')),
    lineOf('slowest tap in a booking', slowest(booked, namesOf(booking), 'inp')),
    { ...lineOf('a day of the calendar, to its times', day ?? { name: '', ms: null }), limit: 100 },
    lineOf('slowest tap or letter in the shop', slowest(searched, namesOf(shop), 'inp')),
    { ...lineOf('search in the shop, last letter to answer, its pause not counted', slowest(searched, taps.SEARCHES, 'next')), limit: 100 },
  ]
}

/** BUDGETS #14 and #15: what a long list costs with a processor four times slower. */
export async function listLines(host: Hosts, runs: number): Promise<Line[]> {
  const home = '#root .card-face, #root .pass'
  const big: Side = {
    ready: home,
    prepare: signIn,
    name: 'big menu',
    url: `${host.big}/`,
    steps: [
      {
        name: 'menu',
        act: async (page) => {
          await page.locator('.tab-bar a[href="/menus"]').click()
          await page.locator('.dishes li').first().waitFor()
        },
      },
    ],
  }
  const movements = (name: string, url: string): Side => ({
    name,
    url: `${url}/flows`,
    ready: '.flow-row',
    prepare: signIn,
    steps: [{ name: 'scroll', act: scrollToEnd }],
  })
  const sides = [big, movements('5,000 movements', host.restaurant), movements('50 movements', host.big)]
  const [menu, many, few] = await measure(sides, { runs, profiles: ['slow'], phases: ['install', 'warm'] })
  const ready = (side: Runs | undefined) => worst(side, 'ready') ?? Number.NaN
  return [
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
