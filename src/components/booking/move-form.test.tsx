import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Booking } from '#contract/bookings.ts'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { MoveForm } from './MoveForm.tsx'

joinNetwork()

const tomorrow = dayAfter(onTheWall('Europe/Rome', Date.now()).day, 1)
const at = `${tomorrow}T19:00:00.000Z`
const booking = Booking.parse({
  id: 'b',
  userId: 'u',
  created: at,
  date: tomorrow,
  time: '20:00',
  timeStart: '20:00',
  timeEnd: '22:00',
  start: at,
  end: at,
  numberOfPeople: 2,
  bookingService: null,
  bookingOperator: null,
  confirmed: 'Y',
  cancelledBy: null,
  noShow: false,
  reason: '',
  note: '',
  sequence: 0,
  steps: ['move'],
  cancelBefore: at,
})
const onMove = vi.fn<(to: object) => Promise<{ error: { message: string } }>>(async () => ({ error: { message: 'Pieno' } }))

beforeEach(() => {
  onMove.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  network.use(
    http.get('*/api/app/bookings/dates', ({ request }) => {
      const people = Number(/numberOfPeoples\D*(\d+)/.exec(decodeURIComponent(request.url))?.[1])
      const dates = [{ date: tomorrow, status: 'open', free: people > 3 ? ['21:00'] : ['20:00', '21:00'], full: [] }]
      return HttpResponse.json({ data: { dates, openTimes: [], closedTimes: [], fullReservations: [], operators: [] } })
    }),
  )
})
afterEach(() => void vi.unstubAllGlobals())

const key = (name: string) => screen.findByRole('button', { name })
const open = async () =>
  show(<MoveForm booking={booking} title="Modifica" intro={null} onMove={onMove} onDone={() => undefined} />, await customer())

test('one more at the table keeps its time while there is room, and is sent with it', async () => {
  await open()
  await userEvent.click(await key('3'))
  expect(await key('20:00')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(await key('Conferma: 3 persone, 20:00'))
  expect(onMove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ date: tomorrow, timeStart: '20:00', numberOfPeople: 3 }))
  await userEvent.click(await key('4'))
  expect(await screen.findByText('Scegli l’ora')).toBeInTheDocument()
  await userEvent.click(await key('Modifica'))
  expect(await key('21:00')).toHaveFocus()
  expect(onMove).toHaveBeenCalledOnce()
})

test('where nothing would change nothing is sent; another time alone sends no people', async () => {
  await open()
  expect(await key('20:00')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(await key('Modifica'))
  expect(onMove).not.toHaveBeenCalled()
  expect(screen.getByText('Scegli che cosa cambia')).toBeInTheDocument()
  await userEvent.click(await key('21:00'))
  await userEvent.click(await key('Sposta alle 21:00'))
  expect(onMove.mock.lastCall?.[0]).not.toHaveProperty('numberOfPeople')
})
