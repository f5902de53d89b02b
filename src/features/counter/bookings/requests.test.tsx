import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { joinNetwork, network } from '../../../../tests/client.ts'
import { booked } from '../../../../tests/fixtures/counter-day.ts'
import { customer, show } from '../../../../tests/screen.tsx'
import { Requests } from './Requests.tsx'

joinNetwork()

const request = (id: string, name: string): CounterBooking =>
  ({
    id,
    date: '2026-11-29',
    timeStart: '20:00',
    numberOfPeople: 2,
    note: '',
    confirmed: 'I',
    customer: { id, name, phone: '' },
    keys: ['accept', 'decline', 'move'],
    sequence: 3,
  }) as never
const marco = request('m', 'Marco Ferri')
const giulia = request('g', 'Giulia Conti')
const sara = request('s', 'Sara Bruno')

const asked = { date: '2026-11-29', today: '2026-11-28', onLeave: () => {} }

/** Is there room beside the agenda? */
const onScreen = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined }))
beforeEach(() => onScreen(true))
afterEach(() => void vi.unstubAllGlobals())

const row = (name: string) => screen.getByRole('button', { name: new RegExp(name) })

test('the request that has waited longest is open, the others are rows, and one at a time has its keys', async () => {
  show(<Requests waiting={[marco, giulia, sara]} {...asked} />, await customer())
  expect(screen.getAllByRole('button', { name: 'Accetta' })).toHaveLength(1)
  expect(row('Marco Ferri')).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(row('Giulia Conti'))
  expect(screen.getAllByRole('button', { name: 'Accetta' })).toHaveLength(1)
  expect(row('Giulia Conti')).toHaveAttribute('aria-expanded', 'true')
  expect(row('Marco Ferri')).toHaveAttribute('aria-expanded', 'false')
})

function Answered() {
  const [waiting, setWaiting] = useState([marco, giulia])
  return (
    <>
      <button type="button" onClick={() => setWaiting([giulia])}>
        Risposta
      </button>
      <Requests waiting={waiting} {...asked} />
    </>
  )
}

test('once one is answered the next does not stand under the finger with the same keys', async () => {
  show(<Answered />, await customer())
  await userEvent.click(screen.getByRole('button', { name: 'Risposta' }))
  expect(screen.queryByRole('button', { name: 'Accetta' })).not.toBeInTheDocument()
  await userEvent.click(row('Giulia Conti'))
  expect(screen.getByRole('button', { name: 'Accetta' })).toBeVisible()
})

test('the only one is no row', async () => {
  show(<Requests waiting={[sara]} {...asked} />, await customer())
  expect(screen.getByRole('button', { name: 'Accetta' })).toBeVisible()
  expect(screen.queryByRole('button', { name: /Sara Bruno/ })).not.toBeInTheDocument()
})

test('one of another day than the one in sight says how full that is, and leads there', async () => {
  const evening = { seats: 46, confirmed: 24, waiting: 2, held: 0, free: 20 }
  const days: string[] = []
  network.use(
    http.get('*/api/counter/bookings', ({ request }) => {
      days.push(decodeURIComponent(request.url))
      return HttpResponse.json({ data: [], totalRows: 0, evening, operators: [], open: [], closings: [], line: [] })
    }),
  )
  let left = 0
  show(<Requests waiting={[sara]} {...asked} date="2026-11-28" onLeave={() => (left += 1)} />, await customer())
  const way = await screen.findByRole('link', { name: /^Domenica 29 novembre ?Con questa 26 su 46 posti della sera$/i })
  expect(days).toHaveLength(1)
  expect(days[0]).toContain('2026-11-29')
  await userEvent.click(way)
  expect(left).toBe(1)
  expect(screen.getByTestId('address')).toHaveTextContent('/counter/bookings?day=2026-11-29')
})

/** The requests while others come in. */
function Coming() {
  const [waiting, setWaiting] = useState<CounterBooking[]>([])
  return (
    <>
      <button type="button" onClick={() => setWaiting((before) => [...before, [marco, giulia][before.length] ?? sara])}>
        Arriva
      </button>
      <Requests waiting={waiting} {...asked} />
    </>
  )
}

test('without room beside the agenda what comes in is counted in a line that is always there, and shown at a tap', async () => {
  onScreen(false)
  show(<Coming />, await customer())
  expect(screen.getByText('Nessuna richiesta aspetta')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Arriva' }))
  const slot = screen.getByRole('button', { name: /^Richieste ?20:00 · Marco Ferri · .* ?1$/ })
  expect(slot).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('button', { name: 'Accetta' })).not.toBeInTheDocument()
  await userEvent.click(slot)
  expect(screen.getByRole('button', { name: 'Accetta' })).toBeVisible()
  // One more is not put under her finger.
  await userEvent.click(screen.getByRole('button', { name: 'Arriva' }))
  expect(slot).toHaveAccessibleName(/^Richieste ?1 nuova: tocca per vederla ?2$/)
  expect(screen.queryByRole('button', { name: /Giulia Conti/, expanded: false })).not.toBeInTheDocument()
  await userEvent.click(slot)
  expect(screen.getByRole('button', { name: /Giulia Conti/, expanded: false })).toBeVisible()
  await userEvent.click(slot)
  expect(slot).toHaveAttribute('aria-expanded', 'false')
})

test.each(['accept', 'decline'])('what %s answers is the booking that was in sight; one that has moved since is not', async (deed) => {
  const sent: unknown[] = []
  const changed = 'Questa prenotazione è cambiata nel frattempo'
  network.use(
    http.put(`*/api/counter/bookings/s/${deed}`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ code: 'booking_step', message: changed }, { status: 409 })
    }),
  )
  show(<Requests waiting={[sara]} {...asked} />, await customer())
  await userEvent.click(screen.getByRole('button', { name: deed === 'accept' ? 'Accetta' : 'Rifiuta' }))
  if (deed === 'decline') await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rifiuta' }))
  expect(await screen.findByText(changed)).toBeVisible()
  expect(sent).toMatchObject([{ sequence: 3 }])
})

/** The page with the requests: news of an answer take one of them away. */
function Server() {
  const [waiting, setWaiting] = useState([marco, giulia])
  return (
    <>
      <h1 tabIndex={-1}>Agenda</h1>
      <Requests waiting={waiting} {...asked} />
      <button type="button" onClick={() => setWaiting([giulia])}>
        Novità
      </button>
    </>
  )
}
const answered = booked('Marco Ferri', '20:00', '22:00')
/** What lies behind a dialog is reached by no role. */
const news = () => act(() => screen.getByText('Novità').click())

test('the focus goes from an answered request to the next one', async () => {
  network.use(http.put('*/api/counter/bookings/m/accept', () => HttpResponse.json({ data: answered })))
  show(<Server />, await customer())
  screen.getByRole('button', { name: 'Accetta' }).focus()
  await userEvent.keyboard('{Enter}')
  news()
  await waitFor(() => expect(row('Giulia Conti')).toHaveFocus())
})

test('a decline whose answer was lost is told once the list knows of it, and the focus goes to the next request', async () => {
  let tries = 0
  network.use(
    http.put('*/api/counter/bookings/m/decline', () => (++tries === 1 ? HttpResponse.error() : HttpResponse.json({ data: answered }))),
  )
  const store = show(<Server />, await customer())
  await userEvent.click(screen.getByRole('button', { name: 'Rifiuta' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rifiuta' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  news()
  await waitFor(() => expect(store.getState().messages.map(({ text }) => text)).toEqual(['Rifiutata: arriva l’avviso']))
  expect(tries).toBe(2)
  await waitFor(() => expect(row('Giulia Conti')).toHaveFocus())
})

test('a decline whose answer was lost, and from which she goes back, is not sent again', async () => {
  let tries = 0
  network.use(
    http.put('*/api/counter/bookings/m/decline', () => {
      tries += 1
      return HttpResponse.error()
    }),
  )
  show(<Server />, await customer())
  await userEvent.click(screen.getByRole('button', { name: 'Rifiuta' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Rifiuta' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Indietro' }))
  news()
  await new Promise((done) => setTimeout(done, 300))
  expect(tries).toBe(1)
})

test.each(['booking_closed', 'booking_too_short', 'booking_time'])(
  'of one that is out of the hours by now staff read what they can do: %s',
  async (code) => {
    network.use(
      http.put('*/api/counter/bookings/m/accept', () =>
        HttpResponse.json({ code, message: 'A quest’ora è chiuso: scegline un’altra' }, { status: 422 }),
      ),
    )
    show(<Requests waiting={[marco]} {...asked} />, await customer())
    await userEvent.click(await screen.findByRole('button', { name: 'Accetta' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Non rientra più negli orari: puoi solo spostarla o rifiutarla')
  },
)
