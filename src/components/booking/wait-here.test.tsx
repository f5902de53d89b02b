import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import type { BookingWaiting } from '#contract/booking-waitings.ts'
import type { CalendarDay } from '#contract/bookings.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { WaitHere } from './WaitHere.tsx'

joinNetwork()

const seen = vi.fn()
Element.prototype.scrollIntoView = seen
afterEach(() => seen.mockReset())

const date = '2026-12-11'
const day: CalendarDay = { date, status: 'full', free: [], full: ['20:00'] }
const sara = { id: 'sara', fullName: 'Sara' }

/** She waits for two places with Sara; shows the way into the line for so many, with whom. */
async function open(numberOfPeople: number, operatorId?: string) {
  const waiting: BookingWaiting = {
    id: 'w',
    date,
    time: '20:00',
    numberOfPeople: 2,
    bookingService: null,
    bookingOperator: sara,
    state: 'waiting',
    position: 1,
    held: null,
    holdMinutes: 30,
  }
  let isRead = false
  network.use(
    http.get('*/api/app/booking-waitings', () => {
      isRead = true
      return HttpResponse.json({ data: [waiting], totalRows: 1 })
    }),
  )
  const who = await customer()
  const wish = { activityId: who.activityId, numberOfPeoples: numberOfPeople }
  const store = show(<WaitHere wish={wish} day={day} wanted={{ time: '20:00', operatorId }} />, who)
  const isKnown = () => Object.values(store.getState().copies).some(Boolean)
  await expect.poll(() => isRead && isKnown()).toBe(true)
}

test('who waits for the very place reads so', async () => {
  await open(2, 'sara')
  expect(await screen.findByText('Sei in lista: ti avvisiamo appena si libera')).toBeInTheDocument()
})

test.each([
  ['with somebody else', 2, 'marco'],
  ['with whoever is free', 2, undefined],
  ['with more people', 4, 'sara'],
])('another line, %s, is one that she can still join', async (_, people, operator) => {
  await open(people, operator)
  expect(screen.getByRole('button', { name: 'Mettimi in lista' })).toBeEnabled()
  expect(screen.queryByText(/Sei in lista/)).not.toBeInTheDocument()
})

test('it comes into view for a time that was tapped: it stands below all of them', async () => {
  await open(4)
  expect(seen).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior: 'smooth' })
  expect(seen.mock.contexts).toEqual([document.querySelector('.wait-here')])
})
