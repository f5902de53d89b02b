import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type { Availability, Booking, BookingService } from '#contract/bookings.ts'
import { staysToTheEnd } from '../bars.ts'
import { test } from '../own-customer.ts'
import { appOf } from '../shopper.ts'
import { controlled, expect, keptWhole, MOVING, NO_NETWORK, quiet, sessionOf, SOON } from '../support.ts'

test.use({ ...MOVING })

const go = (page: Page) => page.locator('.form-foot button[type="submit"]')
const days = (page: Page) => page.locator('.react-calendar__tile[aria-disabled="false"]')
const times = (page: Page) => page.locator('.time-chip:not(.time-full)')
const ticket = (page: Page) => page.locator('.booking-ticket')

/** The last day of this month's sheet that can be chosen, and its last time. */
async function chooseLast(page: Page) {
  await days(page).last().click()
  await times(page).last().click()
}

test.describe('a table', () => {
  test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

  test('asked for, granted at the counter, put into her calendar, moved and given back @both', async ({
    page,
    browser,
    baseURL,
    isMobile,
  }) => {
    const origin = baseURL ?? ''
    await page.goto('/booking')
    const people = page.getByRole('group', { name: 'Persone' })
    await people.getByRole('button', { name: '3', exact: true }).click()
    await quiet(page)
    await chooseLast(page)
    const time = (await times(page).last().textContent()) ?? ''
    // On a desk what she chose stands beside the times.
    if (isMobile) await staysToTheEnd(page.locator('.form-foot'))
    if (isMobile) await go(page).click()
    const note = `Vicino alla finestra, ${randomUUID().slice(0, 8)}`
    await page.getByLabel('Vuoi dirci qualcosa?').fill(note)
    await page.getByRole('button', { name: 'Invia la richiesta' }).click()
    await expect(page.getByRole('heading', { name: 'Richiesta di prenotazione inviata correttamente' })).toBeVisible()
    await expect(ticket(page)).toContainText('In attesa')

    const tablet = await browser.newContext({ baseURL: origin, storageState: await sessionOf(origin, 'banco@example.com') })
    const counter = await tablet.newPage()
    await counter.goto('/counter/bookings')
    const slip = counter.locator('.desk-side .booking-slip').filter({ hasText: note })
    // The one that has waited longest is open; hers is a row as long as others wait.
    const row = slip.getByRole('button', { expanded: false })
    await expect(slip).toContainText(time)
    if (await row.isVisible()) await row.click()
    await slip.getByRole('button', { name: 'Accetta' }).click()
    await expect(slip).toHaveCount(0)
    await expect(ticket(page)).toContainText('Confermata', SOON)
    await tablet.close()

    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Aggiungi al calendario' }).click()
    expect(readFileSync(await (await saved).path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:[\s\S]*END:VCALENDAR/)

    await page.getByRole('link', { name: 'Modifica' }).click()
    await days(page).last().click()
    await times(page).first().click()
    const other = (await times(page).first().textContent()) ?? ''
    if (!isMobile) await expect(page.getByRole('region', { name: 'La nuova prenotazione' })).toContainText(other)
    await people.getByRole('button', { name: '1', exact: true }).click()
    await page.getByRole('button', { name: `Conferma: 1 persona, ${other}` }).click()
    await expect(ticket(page)).toContainText(`${other}–`)
    await expect(ticket(page)).toContainText('Tavolo per 1')

    await page.getByRole('button', { name: 'Annulla la prenotazione' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla la prenotazione' }).click()
    await expect(ticket(page)).toContainText('Annullata da te')
    await page.goto('/bookings')
    await expect(page.getByRole('heading', { name: 'Nessuna prenotazione in arrivo' })).toBeVisible()
    await page.getByText('Passate e annullate', { exact: true }).click()
    await expect(page.locator('.booking-card')).toHaveCount(1)
  })
})

test.describe('a lost answer', () => {
  test.use({ serviceWorkers: 'block', allowed: /net::ERR_FAILED/ })

  test('of a table that she found among hers and cancelled: the same again is another one', async ({ page }) => {
    const choose = async () => {
      await page.goto('/booking')
      await chooseLast(page)
      await go(page).click()
      await page.getByRole('button', { name: 'Invia la richiesta' }).click()
    }
    await page.route('**/api/app/bookings', async (route) => {
      await route.fetch()
      return route.abort()
    })
    await choose()
    await expect(page.getByRole('heading', { name: 'Non sappiamo se la prenotazione è arrivata' })).toBeVisible()
    await page.unroute('**/api/app/bookings')
    await page.goto('/bookings')
    await page.locator('.booking-card a').click()
    await page.getByRole('button', { name: 'Annulla la prenotazione' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla la prenotazione' }).click()
    await expect(ticket(page)).toContainText('Annullata da te')
    await choose()
    await expect(page.getByRole('heading', { name: 'Richiesta di prenotazione inviata correttamente' })).toBeVisible()
    await expect(ticket(page)).toContainText('In attesa')
  })
})

test.describe('an evening that is full', () => {
  test.use({ on: 'osteria-del-porto', serviceWorkers: 'block' })

  test('is waited for: what becomes free is hers for a while, and she takes it', async ({ page, baseURL }) => {
    const { activityId, get, write } = await appOf(baseURL ?? '', 'marco@example.com')
    const { dates } = await get<Availability>(`/api/app/bookings/dates?activityId=${activityId}&numberOfPeoples=46`)
    const date = dates.filter(({ free }) => free.includes('20:30')).at(-3)?.date ?? ''
    const { id } = await write<Booking>('POST /api/app/bookings', { date, timeStart: '20:30', numberOfPeople: 46 })

    await page.goto('/booking')
    await page.getByRole('button', { name: 'Tutti i giorni' }).click()
    await page.locator(`.on-${date}`).click()
    await page.getByRole('button', { name: '20:30, occupata' }).click()
    await page.getByRole('button', { name: 'Mettimi in lista' }).click()
    await page.locator('.wait-here').getByRole('link', { name: 'Le mie prenotazioni' }).click()
    await expect(page.locator('.waiting')).toContainText('La prima volta che si libera tocca a te.')
    await quiet(page)

    await write(`PUT /api/bookings/confirm/${id}`, { confirm: 'N' })
    await expect(page.getByRole('heading', { name: /^È tuo fino alle \d\d:\d\d$/ })).toBeVisible(SOON)
    await page.getByRole('button', { name: 'Prendo il posto' }).click()
    await expect(page.getByRole('heading', { name: 'Richiesta di prenotazione inviata correttamente' })).toBeVisible()
    await expect(ticket(page)).toContainText('20:30–')
    await page.goto('/bookings')
    await expect(page.locator('.booking-card')).toHaveCount(1)
    await expect(page.locator('.waiting')).toHaveCount(0)
  })
})

test.describe('a haircut', () => {
  test.use({ on: 'salone-aurora', serviceWorkers: 'block' })

  /** Tabs on until this has the focus. */
  async function tabTo(page: Page, place: Locator) {
    for (let pressed = 0; pressed < 40; pressed++) {
      if (await place.evaluate((node) => node === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the Tab key does not come to ${place}`)
  }

  test('by the keyboard alone, from the service to the ticket; back keeps what was chosen', async ({ page }) => {
    await page.goto('/booking')
    const service = page.getByRole('radio', { name: /Manicure/ })
    await expect(service).toBeAttached()
    await tabTo(page, page.getByRole('radio').first())
    while (!(await service.evaluate((node) => node === document.activeElement))) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await tabTo(page, go(page))
    await page.keyboard.press('Enter')
    const stop = page.locator('.react-calendar__tile[tabindex="0"]')
    await expect(stop).toHaveCount(1)
    await tabTo(page, stop)
    const first = await stop.getAttribute('class')
    await page.keyboard.press('ArrowRight')
    await expect(stop).toBeFocused()
    expect(await stop.getAttribute('class')).not.toBe(first)
    while ((await stop.getAttribute('aria-disabled')) === 'true') await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await tabTo(page, times(page).first())
    const time = (await times(page).first().textContent()) ?? ''
    await page.keyboard.press('Enter')
    await tabTo(page, go(page))
    await page.keyboard.press('Enter')
    await expect(page.locator('.booking-facts')).toContainText(time)
    await page.goBack()
    await expect(page.locator('.time-chip[aria-pressed="true"]')).toHaveText(time)
    await tabTo(page, go(page))
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: 'Conferma' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Prenotazione confermata' })).toBeVisible()
    await expect(ticket(page)).toContainText('Manicure')
  })

  test.describe('that somebody else was faster to', () => {
    test.use({ allowed: /status of 409/ })

    test('is told with what is free beside it, and what she chose stays', async ({ page, baseURL }) => {
      await page.goto('/booking')
      await page.getByText('Taglio uomo', { exact: true }).click()
      await go(page).click()
      await page.getByText('Sara Rinaldi', { exact: true }).click()
      await chooseLast(page)
      const timeStart = (await page.locator('.time-chip[aria-pressed="true"]').textContent()) ?? ''
      const [date] =
        /\d{4}-\d{2}-\d{2}/.exec((await page.locator('.react-calendar__tile[aria-pressed="true"]').getAttribute('class')) ?? '') ?? []
      await go(page).click()
      await page.getByRole('textbox', { name: 'Vuoi dirci qualcosa?' }).fill('Resta')

      const { activityId, get, write } = await appOf(baseURL ?? '', 'giulia@example.com', 'salone-aurora')
      const services = await get<BookingService[]>(`/api/booking-services?activityId=${activityId}&rowsPerPage=50`)
      const service = services.find(({ title }) => title === 'Taglio uomo')
      const sara = service?.bookingServiceOperators.find(({ fullName }) => fullName === 'Sara Rinaldi')
      await write('POST /api/app/bookings', { bookingServiceId: service?.id, bookingOperatorId: sara?.id, date, timeStart })

      await page.getByRole('button', { name: 'Conferma' }).click()
      await expect(page.getByText('Le ore libere più vicine:')).toBeVisible()
      const near = page.locator('.booking-near .chip').first()
      const instead = (await near.textContent()) ?? ''
      expect(instead).not.toBe(timeStart)
      await near.click()
      await expect(page.getByRole('textbox', { name: 'Vuoi dirci qualcosa?' })).toHaveValue('Resta')
      await page.getByRole('button', { name: 'Conferma' }).click()
      await expect(ticket(page)).toContainText(`${instead}–`)
      await expect(ticket(page)).toContainText('Resta')
    })
  })
})

test.describe('without a network', () => {
  test.use({ on: 'osteria-del-porto', allowed: NO_NETWORK })

  test('her bookings are there, and a new one says what it waits for', async ({ page, context, person, baseURL }) => {
    const { activityId, get, write } = await appOf(baseURL ?? '', person.email)
    const { dates } = await get<Availability>(`/api/app/bookings/dates?activityId=${activityId}&numberOfPeoples=2`)
    const day = dates.findLast(({ free }) => free.length > 0)
    await write('POST /api/app/bookings', { date: day?.date, timeStart: day?.free[0], numberOfPeople: 2 })
    await page.goto('/')
    await controlled(page)
    await page.goto('/bookings')
    await page.locator('.booking-card a').click()
    await expect(page.getByRole('button', { name: 'Aggiungi al calendario' })).toBeVisible()
    const words = (await ticket(page).textContent()) ?? ''
    await keptWhole(page)
    await context.setOffline(true)
    await page.goto('/bookings')
    await page.locator('.booking-card a').click()
    await expect(ticket(page)).toHaveText(words)
    await expect(page.getByRole('button', { name: 'Aggiungi al calendario' })).toBeVisible()
    await page.goto('/booking')
    await expect(page.getByText('Per vedere i posti liberi serve la rete.')).toBeVisible()
  })
})
