import type { Page } from '@playwright/test'
import type { Availability } from '#contract/bookings.ts'
import { dayAfter, instantOf, onTheWall } from '#rules/days.ts'
import { test } from '../own-customer.ts'
import { appOf } from '../shopper.ts'
import { expect } from '../support.ts'

const ROME = 'Europe/Rome'
const HOUR = 3_600_000

test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

const go = (page: Page) => page.locator('.form-foot button[type="submit"]')
const offered = (page: Page) => page.locator('.react-calendar__tile[aria-disabled="false"]')
const times = (page: Page) => page.locator('.time-chip:not(.time-full)')
const toWhen = async (page: Page) => {
  await page.goto('/booking')
  await expect(offered(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Tutti i giorni' }).click()
}
const daysOf = (page: Page) =>
  offered(page).evaluateAll((tiles) => tiles.map((tile) => /on-(\d{4}-\d\d-\d\d)/.exec(tile.className)?.[1] ?? ''))

/** What the server offers for two, by day. */
async function truth(origin: string, email: string) {
  const { activityId, get } = await appOf(origin, email)
  const { dates } = await get<Availability>(`/api/app/bookings/dates?activityId=${activityId}&numberOfPeoples=2`)
  return dates.filter(({ free, full }) => free.length + full.length > 0)
}

/** Sees the server's days, and books the last time of the last as the wall of the place has it. */
async function seesAndBooks(page: Page, origin: string, email: string) {
  const days = await truth(origin, email)
  await toWhen(page)
  expect(await daysOf(page)).toEqual(days.map(({ date }) => date))
  for (const { date, free } of [days[0], days.at(-1)].filter((day) => day !== undefined)) {
    await page.locator(`.on-${date}`).click()
    await expect(times(page)).toHaveText(free)
  }
  const last = days.at(-1)?.free.at(-1) ?? ''
  await times(page).last().click()
  await go(page).click()
  await expect(page.locator('.booking-facts')).toContainText(last)
  await page.getByRole('button', { name: 'Invia la richiesta' }).click()
  await expect(page.locator('.booking-ticket')).toContainText(`${last}–`)
}

for (const timezoneId of ['Asia/Tokyo', 'America/Los_Angeles'])
  test.describe(`a device in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test('sees and books the wall times of the place', ({ page, person, baseURL }) => seesAndBooks(page, baseURL ?? '', person.email))
  })

for (const [wrong, hours] of [
  ['a day fast', 24],
  ['five hours fast', 5],
  ['five hours slow', -5],
  ['a day slow', -24],
] as const)
  test(`a device whose clock is ${wrong} offers what the server does, and books it`, async ({ page, person, baseURL }) => {
    await page.clock.install({ time: Date.now() + hours * HOUR })
    await page.clock.resume()
    await seesAndBooks(page, baseURL ?? '', person.email)
  })

test('midnight comes while she chooses: the calendar moves on, what is over is given up with words, nothing is sent for it', async ({
  page,
}) => {
  const today = onTheWall(ROME, Date.now()).day
  const midnight = instantOf(ROME, dayAfter(today, 1), '00:00')
  await page.clock.install({ time: midnight - 180_000 })
  const sent: string[] = []
  /** A server whose clock goes with the page's: one more day is over once it is past midnight there. */
  await page.route(/\/api\//, async (route) => {
    const request = route.request()
    if (request.method() === 'POST' && request.url().includes('/bookings')) sent.push(request.url())
    if (request.url().includes('/api/live')) return route.continue()
    // This process knows no names under localhost, as the browser does.
    const response = await route.fetch({ url: request.url().replace(/\/\/[\w-]+\.localhost/, '//localhost') })
    const now = await page.evaluate(() => Date.now())
    const headers = { ...response.headers(), date: new Date(now).toUTCString() }
    if (!request.url().includes('/bookings/dates')) return route.fulfill({ response, headers })
    const { data } = (await response.json()) as { data: Availability }
    const first = onTheWall(ROME, now).day
    const dates = data.dates.filter(({ date }) => date >= first)
    const tonight = { date: today, status: 'open' as const, free: ['23:59'], full: [] }
    const json = { data: { ...data, dates: dates.map((day) => (day.date === today ? tonight : day)) } }
    return route.fulfill({ response, headers, json })
  })
  await toWhen(page)
  await page.locator(`.on-${today}`).click()
  await page.getByRole('button', { name: '23:59' }).click()
  await go(page).click()
  await expect(page.getByRole('button', { name: 'Invia la richiesta' })).toBeVisible()
  await page.clock.fastForward(240_000)
  await expect(page.getByText('Quello che avevi scelto è già passato: scegli di nuovo.')).toBeVisible()
  await expect(page.locator('.when-days')).toBeVisible()
  expect((await daysOf(page))[0]).not.toBe(today)
  await expect(page.locator(`.on-${today}`)).not.toHaveAttribute('aria-disabled', 'false')
  await expect(page.locator('.react-calendar__tile[tabindex="0"]')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Invia la richiesta' })).toHaveCount(0)
  expect(sent).toEqual([])
  // What is still asked of the server must not fail whoever comes next.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
