import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import type { CounterOrder } from '#contract/counter.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
import { clockHeard } from '../../state/clock.ts'
import { CounterPage } from './CounterPage.tsx'

joinNetwork()
afterEach(() => clockHeard(new Date().toUTCString()))

test('a tablet whose clock runs fast says what is late by the server’s', async () => {
  const who = await customer()
  const behind = Date.now() - 45 * 60_000
  const order: CounterOrder = {
    ...orderOf({ shippingType: 'S', progress: 'accepted', number: 7, created: new Date(behind - 60_000).toISOString() }),
    readyBy: new Date(behind + 10 * 60_000).toISOString(),
    customer: { id: 'g', name: 'Giulia' },
    keys: ['ready'],
  }
  const headers = { date: new Date(behind).toUTCString() }
  network.use(http.get('*/api/counter/orders', () => HttpResponse.json({ data: [order], totalRows: 1 }, { headers })))
  clockHeard(headers.date)
  show(<CounterPage />, who)
  await screen.findByText(/Giulia/)
  expect(screen.queryByText(/di ritardo/)).not.toBeInTheDocument()
})
