import type { Page } from '@playwright/test'
import type { Availability, Booking } from '#contract/bookings.ts'
import { test } from '../own-customer.ts'
import { appOf, orderBy } from '../shopper.ts'
import { cardOf, expect, NO_NETWORK, quiet, visit } from '../support.ts'

// What home says of a table that is near.

const slip = (page: Page) => page.locator('.living-slip')

test.use({ on: 'osteria-del-porto', allowed: NO_NETWORK })

/** Asks for a table on one of the next days, the sooner one or the later one of those with a place. */
async function bookBy(origin: string, email: string, which: 'near' | 'far') {
  const { activityId, get, write } = await appOf(origin, email)
  const { dates } = await get<Availability>(`/api/app/bookings/dates?activityId=${activityId}&numberOfPeoples=2`)
  const isFree = ({ free }: { free: string[] }) => free.includes('20:30')
  const day = which === 'near' ? dates.slice(1, 7).find(isFree) : dates.findLast(isFree)
  return write<Booking>('POST /api/app/bookings', { date: day?.date, timeStart: '20:30', numberOfPeople: 2 })
}

test('the living line says when her table is, once it is near, and opens it; offline too; an order goes first', async ({
  page,
  person,
  baseURL,
  context,
}) => {
  const origin = baseURL ?? ''
  await bookBy(origin, person.email, 'far')
  await page.goto('/')
  await expect(cardOf(page)).toBeVisible()
  await quiet(page)
  // Nothing of hers is near: it tells the hours.
  await expect(slip(page)).toHaveText(/^Orari(Aperto|Chiuso)/)

  const { id } = await bookBy(origin, person.email, 'near')
  await visit(page)
  await page.goto(`/bookings/${id}`)
  await expect(page.locator('.booking-ticket')).toContainText('20:30')
  await quiet(page)
  await page.goto('/')
  await expect(slip(page)).toContainText(/In attesa, .+ alle 20:30$/)
  const staff = await appOf(origin, 'banco@example.com')
  await staff.write(`PUT /api/counter/bookings/${id}/accept`, {})
  await visit(page)
  await expect(slip(page)).toContainText(/(Domani|[LMGVSD]\S+) alle 20:30, tavolo per 2$/)
  await quiet(page)

  await context.setOffline(true)
  await page.reload()
  await expect(slip(page)).toContainText('alle 20:30, tavolo per 2')
  await slip(page).click()
  await expect(page.locator('.booking-ticket')).toContainText('Tavolo per 2')
  await context.setOffline(false)

  const { number } = await orderBy(origin, person.email)
  await visit(page)
  await expect(slip(page)).toContainText(`Ordine ${number}`)
})
