import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Availability, Booking, BookingService } from '#contract/bookings.ts'
import type { CounterBooking, CounterDay } from '#contract/counter-bookings.ts'
import { appOf } from '../shopper.ts'
import { expect, hostOf, operate, PASSWORD, sessionOf, test, SOON } from '../support.ts'

// The counter stands on a tablet or a desktop, where a day is drawn along its hours.
test.use({ serviceWorkers: 'block' })

const SUPER = 'super@example.com'
/** A house of six seats that never closes, so that somebody can stand at its door at any hour, and a customer of it. */
async function alwaysOpen(baseURL: string) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-open-'))
  const permalink = `sempre-${randomUUID().slice(0, 8)}`
  copyFileSync('demo/osteria-del-porto/pictures/logo.svg', join(folder, 'logo.svg'))
  const activity = {
    format: 1,
    permalink,
    name: 'Sempre Aperta',
    color: '#1f4e8c',
    logo: 'logo.svg',
    cashBackType: 'E',
    settings: { showBookingApp: true, bookingType: 'R' },
    booking: { startTime: '00:00', endTime: '00:00', timeCalendar: 30, bookingNumberOfHour: 6, bookingConfirm: 'auto' },
  }
  writeFileSync(join(folder, 'activity.yaml'), JSON.stringify(activity))
  await operate('activity import', { folder })
  rmSync(folder, { recursive: true })
  const person = async (surname: string) => {
    const email = `${randomUUID().slice(0, 8)}@example.com`
    await operate('customer add', { activity: permalink, email, name: 'Nora', surname, password: PASSWORD })
    return email
  }
  const [email, staff] = [await person('Prova'), await person('Banco')]
  const { activityId, get, write } = await appOf(baseURL, SUPER, permalink)
  const [found] = await get<{ id: string }[]>(`/api/users?activityId=${activityId}&search=${staff}`)
  await write(`PUT /api/users/${found?.id}`, { roles: ['ROLE_ADMIN'] })
  return { permalink, email, staff, origin: hostOf(permalink, baseURL) }
}

const bar = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) })

test.describe('at the door and on the telephone', () => {
  test.use({ allowed: /status of (409|404)/ })

  test('two taps seat a guest, full is said with figures; a call is taken, moved, and a day closed @desktop', async ({
    browser,
    baseURL,
  }) => {
    const { permalink, email, staff, origin } = await alwaysOpen(baseURL ?? '')
    const { write } = await appOf(baseURL ?? '', email, permalink)
    const tablet = await browser.newContext({ baseURL: origin, storageState: await sessionOf(origin, staff) })
    const page = await tablet.newPage()
    await page.goto('/counter/bookings')
    await page.getByRole('button', { name: 'Senza prenotazione' }).click()
    await page.getByRole('button', { name: 'Segna l’arrivo' }).click()
    await expect(page.getByText('Il posto è preso, da adesso')).toBeVisible()
    const guest = bar(page, 'Senza prenotazione')
    await expect(guest).toBeVisible()

    await page.getByRole('button', { name: 'Senza prenotazione', exact: true }).click()
    await page.getByRole('button', { name: '6', exact: true }).click()
    await page.getByRole('combobox', { name: 'Nome, se lo dice' }).fill('Costa')
    await page.getByRole('button', { name: 'Segna l’arrivo' }).click()
    await expect(page.getByRole('alert')).toHaveText('Per questa selezione ci sono solo 4 posti disponibili')
    await page.getByRole('button', { name: '4', exact: true }).click()
    await page.getByRole('button', { name: 'Segna l’arrivo' }).click()
    await expect(bar(page, 'Costa')).toBeVisible()

    await expect(bar(page, 'Costa')).toHaveAccessibleName(/è qui$/)

    const day = await page.evaluate(() => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10))
    const { id } = await write<Booking>('POST /api/app/bookings', { date: day, timeStart: '20:00', numberOfPeople: 2 })
    const phone = await browser.newContext({
      baseURL: origin,
      viewport: { width: 390, height: 844 },
      storageState: await sessionOf(origin, email),
    })
    const hers = await phone.newPage()
    await hers.goto(`/bookings/${id}`)
    await expect(hers.locator('.booking-ticket')).toContainText('20:00–')

    await page.goto(`/counter/bookings?day=${day}`)
    await bar(page, 'Nora Prova').click()
    await page.getByRole('link', { name: 'Sposta' }).click()
    await page.locator(`.on-${day}`).click()
    await page.getByRole('button', { name: '21:30', exact: true }).click()
    await page.getByRole('button', { name: 'Sposta alle 21:30' }).click()
    await expect(bar(page, 'Nora Prova')).toHaveAccessibleName(/21:30/)
    await expect(hers.locator('.booking-ticket')).toContainText('21:30–', SOON)

    await page.getByRole('button', { name: 'Chiudi il giorno o un’ora' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click()
    await expect(page.getByText('Chiuso. 1 prenotazione resta: disdicila o spostala tu')).toBeVisible()
    await page.getByRole('link', { name: 'Al telefono' }).click()
    await expect(page.locator(`.on-${day}`)).toHaveAttribute('aria-disabled', 'true')
    await page.goBack()
    await page.getByRole('button', { name: 'Riapri' }).click()
    await expect(page.getByText('Chiuso tutto il giorno')).toHaveCount(0)

    await page.getByRole('link', { name: 'Al telefono' }).click()
    await page.getByRole('combobox', { name: 'Nome' }).fill('Ferri')
    await page.locator(`.on-${day}`).click()
    await page.getByRole('button', { name: '20:00', exact: true }).click()
    await page.getByRole('button', { name: 'Prenota alle 20:00' }).click()
    await expect(bar(page, 'Ferri')).toBeVisible()

    await page.getByRole('link', { name: 'Al telefono' }).click()
    const who = page.getByRole('combobox', { name: 'Nome' })
    await who.pressSequentially('prov')
    await expect(page.getByRole('option', { name: 'Nora Prova' })).toBeVisible()
    await who.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    await who.pressSequentially('a')
    await expect(page.getByRole('option', { name: 'Nora Prova' })).toBeVisible()
    await who.press('ArrowDown')
    await who.press('Enter')
    await expect(who).toHaveValue('Nora Prova')
    await page.getByRole('button', { name: 'Togli il cliente' }).click()
    await expect(who).toHaveValue('')
    await who.pressSequentially('prova nora')
    await page.getByRole('option', { name: 'Nora Prova' }).click()
    await page.locator(`.on-${day}`).click()
    await page.getByRole('button', { name: '15:00', exact: true }).click()
    await page.getByRole('button', { name: 'Prenota alle 15:00' }).click()
    await expect(bar(page, 'Nora Prova')).toHaveCount(2)
    await hers.goto('/bookings')
    await expect(hers.locator('.booking-card').filter({ hasText: '15:00' })).toHaveCount(1)
    await tablet.close()
    await phone.close()
  })

  test('who is declined is offered what is free near it, and has it in two taps @desktop', async ({ browser, baseURL }) => {
    const { permalink, email, staff, origin } = await alwaysOpen(baseURL ?? '')
    const { write } = await appOf(baseURL ?? '', email, permalink)
    const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
    const { id } = await write<Booking>('POST /api/app/bookings', { date: day, timeStart: '20:00', numberOfPeople: 4 })
    const phone = await browser.newContext({
      baseURL: origin,
      viewport: { width: 390, height: 844 },
      storageState: await sessionOf(origin, email),
    })
    const hers = await phone.newPage()
    await hers.goto(`/bookings/${id}`)
    await expect(hers.locator('.booking-ticket')).toContainText('Confermata')
    const tablet = await browser.newContext({ baseURL: origin, storageState: await sessionOf(origin, staff) })
    const page = await tablet.newPage()
    await page.goto(`/counter/bookings?day=${day}`)
    await bar(page, 'Nora Prova').click()
    await page.getByRole('button', { name: 'Disdici' }).click()
    await page.getByRole('radio', { name: 'La cucina chiude' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Disdici' }).click()
    await expect(hers.locator('.booking-near')).toHaveText('Le ore libere più vicine:19:0019:3020:30', SOON)
    await hers.getByRole('link', { name: '19:30' }).click()
    await expect(hers.getByText('4 persone')).toBeVisible()
    await hers.getByRole('button', { name: 'Conferma' }).click()
    await expect(hers.locator('.booking-ticket')).toContainText('19:30–')
    await expect(hers.locator('.booking-ticket')).toContainText('Tavolo per 4')
    await tablet.close()
    await phone.close()
  })
})

test.describe('a salon', () => {
  test.use({ on: 'salone-aurora', as: 'super', allowed: /cards.me/ })

  /** A guest of Sara's on the last day on which both she and Marco have the whole morning, and where that is. */
  async function atSara(baseURL: string) {
    const { activityId, get, write } = await appOf(baseURL, SUPER, 'salone-aurora')
    const services = await get<BookingService[]>(`/api/booking-services?activityId=${activityId}&rowsPerPage=50`)
    const service = services.find(({ title }) => title === 'Taglio uomo')
    const [sara, marco] = ['Sara', 'Marco'].map((name) =>
      service?.bookingServiceOperators.find(({ fullName }) => fullName.startsWith(name)),
    )
    const morning = async (who: typeof sara) => {
      const path = `/api/app/bookings/dates?activityId=${activityId}&bookingServiceId=${service?.id}&bookingOperatorId=${who?.id}&forGuest=1`
      const { dates } = await get<Availability>(path)
      return dates.filter(({ free }) => ['10:00', '10:30', '11:00'].every((time) => free.includes(time))).map(({ date }) => date)
    }
    const [hers, his] = [await morning(sara), await morning(marco)]
    const date = hers.findLast((day) => his.includes(day)) ?? ''
    const name = `Ospite ${randomUUID().slice(0, 4)}`
    const wish = { name, date, timeStart: '10:00', bookingServiceId: service?.id, bookingOperatorId: sara?.id }
    const { id } = await write<CounterBooking>('POST /api/counter/bookings', wish)
    const where = async () => {
      const { data } = { data: await get<CounterDay['data']>(`/api/counter/bookings?activityId=${activityId}&date=${date}`) }
      const found = data.find((one) => one.id === id)
      return `${found?.time} ${found?.bookingOperator?.fullName}`
    }
    return { date, name, where }
  }

  test('somebody is moved by the keys alone, and nothing is sent before she is @desktop', async ({ page, baseURL }) => {
    const { date, name, where } = await atSara(baseURL ?? '')
    await page.goto(`/counter/bookings?day=${date}`)
    const block = bar(page, name)
    await block.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.move-panel')).toContainText('10:00')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('.move-panel')).toContainText('Marco Bini')
    expect(await where()).toBe('10:00 Sara Rinaldi')
    await page.keyboard.press('Escape')
    await expect(page.locator('.move-panel')).toHaveCount(0)

    await block.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.locator('.move-panel')).toHaveCount(0)
    await expect.poll(where).toBe('10:30 Marco Bini')
  })

  test('somebody is dragged by the handle to another operator, and the key sends it @desktop', async ({ page, baseURL }) => {
    const { date, name, where } = await atSara(baseURL ?? '')
    await page.goto(`/counter/bookings?day=${date}`)
    const block = bar(page, name)
    await block.scrollIntoViewIfNeeded()
    const from = await block.boundingBox()
    const to = await page.locator('[data-column="1"]').boundingBox()
    if (!from || !to) throw new Error('neither the block nor the column is drawn')
    await page.mouse.move(from.x + 14, from.y + 14)
    await page.mouse.down()
    await page.mouse.move(from.x + 40, from.y + 30, { steps: 4 })
    await page.mouse.move(to.x + to.width / 2, from.y + 14, { steps: 8 })
    await page.mouse.up()
    await expect(page.locator('.move-panel')).toContainText('Marco Bini')
    expect(await where()).toBe('10:00 Sara Rinaldi')
    await page
      .locator('.move-panel')
      .getByRole('button', { name: /^Sposta alle/ })
      .click()
    await expect.poll(where).toMatch(/Marco Bini$/)
  })
})
