import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { joinNetwork, network } from '../../../../tests/client.ts'
import { counterDay } from '../../../../tests/fixtures/counter-day.ts'
import { customer, show } from '../../../../tests/screen.tsx'
import { CounterBookingsPage } from './CounterBookingsPage.tsx'

joinNetwork()

test.each([
  ['did not come', () => new HttpResponse(null, { status: 503 }), 0],
  ['are none', () => HttpResponse.json({ data: [], totalRows: 0 }), 1],
])('requests that %s', async (_, requests, said) => {
  network.use(
    http.get('*/api/counter/bookings', () => HttpResponse.json(counterDay({}))),
    http.get('*/api/counter/booking-requests', requests),
  )
  show(<CounterBookingsPage />, await customer())
  expect(await screen.findByRole('button', { name: 'Chiudi il giorno o un’ora' })).toBeVisible()
  expect(screen.queryAllByText('Nessuna richiesta aspetta')).toHaveLength(said)
})
