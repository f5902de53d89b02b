import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { joinNetwork, network } from '../../../../tests/client.ts'
import { at, booked, counterDay, DATE, held, opening, ZONE } from '../../../../tests/fixtures/counter-day.ts'
import { customer, show } from '../../../../tests/screen.tsx'
import { CloseDialog } from './CloseDialog.tsx'

joinNetwork()

const operators = [
  { id: 'l', fullName: 'Luca' },
  { id: 'm', fullName: 'Marta' },
].map((one) => ({ ...one, image: null }))

/** Opens the dialog of a day with these openings. @returns what was asked of the server */
async function closing(open = [opening('10:00', '12:00', 'l'), opening('15:00', '19:00', 'm')]) {
  const sent: unknown[] = []
  network.use(
    http.post('*/api/counter/booking-closings', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ data: {}, standing: 0 })
    }),
  )
  const day = counterDay({ open, operators: operators as never })
  show(
    <CloseDialog closable={{ day, date: DATE, zone: ZONE, now: at('10:40') }} today={DATE} onClose={() => undefined} />,
    await customer(),
  )
  await screen.findByRole('dialog')
  return { sent, close: () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Chiudi/ })) }
}
const hours = (label: string) => [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)

test('a part of the day is proposed from now to the end of what is open', async () => {
  const { sent, close } = await closing()
  await userEvent.click(screen.getByRole('radio', { name: 'Da un’ora a un’altra' }))
  expect(screen.getByLabelText('Dalle')).toHaveValue('10:30')
  expect(screen.getByLabelText('Alle')).toHaveValue('12:00')
  expect(hours('Dalle').at(-1)).toBe('18:45')
  await userEvent.selectOptions(screen.getByLabelText('Dalle'), '16:00')
  expect(screen.getByLabelText('Alle')).toHaveValue('19:00')
  await userEvent.selectOptions(screen.getByLabelText('Alle'), '17:00')
  await close()
  expect(sent).toMatchObject([{ date: DATE, startTime: '16:00', endTime: '17:00' }])
})

test('of one operator it is his hours', async () => {
  await closing()
  await userEvent.click(screen.getByRole('radio', { name: 'Da un’ora a un’altra' }))
  await userEvent.selectOptions(screen.getByLabelText('Chi'), 'Marta')
  expect(screen.getByLabelText('Dalle')).toHaveValue('15:00')
  expect(screen.getByLabelText('Alle')).toHaveValue('19:00')
})

test('a part that was chosen, and of which nothing is left for him who is chosen then, does not become the whole day', async () => {
  const { sent, close } = await closing([opening('08:00', '10:00', 'l'), opening('15:00', '19:00', 'm')])
  await userEvent.click(screen.getByRole('radio', { name: 'Da un’ora a un’altra' }))
  await userEvent.selectOptions(screen.getByLabelText('Chi'), 'Luca')
  expect(screen.getByRole('radio', { name: /Da un’ora a un’altra.*Non ne resta nessuna/ })).toBeChecked()
  await close()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('radio', { name: 'Tutto il giorno' }))
  await close()
  expect(sent).toMatchObject([{ date: DATE, bookingOperatorId: 'l' }])
})

test('where no part of the day is left there is the whole of it', async () => {
  const { sent, close } = await closing([opening('08:00', '10:00', 'l')])
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await close()
  expect(sent).toEqual([expect.not.objectContaining({ startTime: expect.anything() as string })])
})

const lunch = opening('12:00', '15:00')
const dinner = opening('19:00', '23:00')
const lunchClosed = { id: 'c', date: DATE, startTime: '12:00', endTime: '15:00', bookingOperatorId: null }

/** The dialog of a day of which the lunch is closed, by whomever, while it is open; then it is evening. */
function Living() {
  const [day, setDay] = useState(counterDay({ open: [lunch, dinner] }))
  const [now, setNow] = useState(at('11:00'))
  return (
    <>
      <button type="button" onClick={() => setDay(counterDay({ open: [dinner], closings: [lunchClosed] }))}>
        Pranzo chiuso
      </button>
      <button type="button" onClick={() => setNow(at('12:20'))}>
        Mezzogiorno e venti
      </button>
      <button type="button" onClick={() => setNow(at('15:00'))}>
        Le tre
      </button>
      <CloseDialog closable={{ day, date: DATE, zone: ZONE, now }} today={DATE} onClose={() => undefined} />
    </>
  )
}
/** What lies behind a dialog is reached by no role. */
const happens = (what: string) => act(() => screen.getByText(what).click())
const key = () => within(screen.getByRole('dialog')).getByRole('button', { name: /^Chiudi/ })

test('a repetition after a lost answer is the same wish, though the day has dropped what was closed by then', async () => {
  const sent: { body: unknown; key: string | null }[] = []
  network.use(
    http.post('*/api/counter/booking-closings', async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') })
      return sent.length === 1 ? HttpResponse.error() : HttpResponse.json({ data: {}, standing: 0 })
    }),
  )
  show(<Living />, await customer())
  await userEvent.click(await screen.findByRole('radio', { name: 'Da un’ora a un’altra' }))
  await userEvent.click(key())
  expect(await screen.findByRole('alert')).toBeVisible()
  happens('Pranzo chiuso')
  expect(screen.getByLabelText('Dalle')).toHaveValue('12:00')
  expect(screen.getByLabelText('Alle')).toHaveValue('15:00')
  expect(screen.getByText('È già chiuso.')).toBeVisible()
  await userEvent.click(key())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]?.body).toMatchObject({ startTime: '12:00', endTime: '15:00' })
  expect(sent[1]).toEqual(sent[0])
})

test('what somebody else closes while she chooses moves nothing under her finger, and is not closed again', async () => {
  const sent: unknown[] = []
  network.use(
    http.post('*/api/counter/booking-closings', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ data: {}, standing: 0 })
    }),
  )
  show(<Living />, await customer())
  await userEvent.click(await screen.findByRole('radio', { name: 'Da un’ora a un’altra' }))
  happens('Pranzo chiuso')
  expect(screen.getByLabelText('Dalle')).toHaveValue('12:00')
  expect(screen.getByText('È già chiuso.')).toBeVisible()
  expect(key()).toBeDisabled()
  await userEvent.selectOptions(screen.getByLabelText('Dalle'), '19:00')
  expect(screen.queryByText('È già chiuso.')).not.toBeInTheDocument()
  await userEvent.click(key())
  await waitFor(() => expect(sent).toMatchObject([{ startTime: '19:00', endTime: '23:00' }]))
})

test('a part that has begun since stays as it was chosen; one that is over closes nothing', async () => {
  show(<Living />, await customer())
  await userEvent.click(await screen.findByRole('radio', { name: 'Da un’ora a un’altra' }))
  happens('Mezzogiorno e venti')
  expect(screen.getByLabelText('Dalle')).toHaveValue('12:00')
  expect(key()).toBeEnabled()
  happens('Le tre')
  expect(screen.getByLabelText('Dalle')).toHaveValue('12:00')
  expect(screen.getByText('È già passato: scegli un’altra ora.')).toBeVisible()
  expect(key()).toBeDisabled()
})

test('the key says what it closes, and who is booked in it stands there before', async () => {
  const data = [booked('Ferri', '13:00', '15:00', { numberOfPeople: 4 }), booked('Bruno', '20:00', '22:00', { numberOfPeople: 3 })]
  const day = counterDay({ open: [lunch, dinner], data })
  show(<CloseDialog closable={{ day, date: DATE, zone: ZONE, now: at('10:00') }} today={DATE} onClose={() => {}} />, await customer())
  expect(await screen.findByRole('button', { name: 'Chiudi tutto il giorno' })).toBeVisible()
  expect(screen.getByText('Ci sono già 2 prenotazioni, 7 persone')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Da un’ora a un’altra' }))
  expect(screen.getByRole('button', { name: 'Chiudi 12:00–15:00' })).toBeVisible()
  expect(screen.getByText('C’è già 1 prenotazione, 4 persone')).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Alle'), '13:00')
  expect(screen.queryByText(/^C’è già/)).not.toBeInTheDocument()
})

test('with a day its own night is counted, past midnight too, and not that of the day before', async () => {
  const ofEve = booked('Ferri', '00:30', '02:00', { night: '2026-11-20' })
  const late = booked('Bruno', '00:30', '02:00', { date: '2026-11-22', start: '2026-11-21T23:30:00.000Z', night: DATE, numberOfPeople: 5 })
  const night = { ...dinner, end: '2026-11-22T01:00:00.000Z' }
  const day = counterDay({ open: [night], data: [ofEve, booked('Conti', '20:00', '22:00', { night: DATE })], later: [late] })
  show(<CloseDialog closable={{ day, date: DATE, zone: ZONE, now: at('10:00') }} today={DATE} onClose={() => {}} />, await customer())
  expect(await screen.findByText('Ci sono già 2 prenotazioni, 7 persone')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Da un’ora a un’altra' }))
  await userEvent.selectOptions(screen.getByLabelText('Dalle'), '22:00')
  expect(screen.getByText('C’è già 1 prenotazione, 5 persone')).toBeVisible()
})

/** The dialog of an evening of which a place is held until half past ten in the morning. */
async function holding(now: string) {
  const day = counterDay({ open: [lunch, dinner], line: [held('Neri', '20:00', '22:00', '10:30', 2)] })
  show(<CloseDialog closable={{ day, date: DATE, zone: ZONE, now: at(now) }} today={DATE} onClose={() => {}} />, await customer())
  await screen.findByRole('dialog')
  return () => screen.queryByText(/^I posti tenuti per la lista d’attesa finiscono/)
}

test('a place of it that is held for who waits is said to end', async () => {
  const ends = await holding('10:00')
  expect(ends()).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Da un’ora a un’altra' }))
  expect(screen.getByLabelText('Alle')).toHaveValue('15:00')
  expect(ends()).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Alle'), '21:00')
  expect(ends()).toBeVisible()
})

test('one that is held no more is not', async () => {
  const ends = await holding('10:40')
  expect(ends()).not.toBeInTheDocument()
})
