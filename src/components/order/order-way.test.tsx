import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { Store } from '#contract/stores.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
import { OrderWay } from './OrderWay.tsx'

joinNetwork()
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

const deliveryDays = { from: '2026-12-01', to: '2026-12-03' }
/** A parcel that its checkout promised between these days. */
const parcel = (more: Partial<Order> = {}) =>
  orderOf({ progress: 'placed', payment: 'paid', shippingType: 'C', created: '2026-11-28T09:55:00Z', deliveryDays, ...more })

test.each(['placed', 'accepted', 'shipped'] as const)('an order that is %s says between which days it was promised', async (progress) => {
  show(<OrderWay order={parcel({ progress })} />, await customer())
  expect(await screen.findByText('Corriere · arriva 1–3 dicembre')).toBeVisible()
  expect(screen.queryByText(/chiedi al negozio/)).toBeNull()
})

test('the day that staff said counts instead', async () => {
  show(<OrderWay order={parcel({ progress: 'shipped', expected: '2026-12-04' })} />, await customer())
  expect(await screen.findByText('Corriere')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Arriva venerdì 4' })).toBeVisible()
})

test('once those days have passed it was expected then, and she is told whom to ask', async () => {
  vi.setSystemTime(new Date('2026-12-04T10:00:00Z'))
  const data = [Store.parse({ id: 'c', name: 'Centro', phone: '0185 123456' })]
  network.use(http.get('*/api/stores', () => HttpResponse.json({ data, totalRows: 1 })))
  show(<OrderWay order={parcel({ progress: 'shipped' })} />, await customer())
  expect(await screen.findByText('Corriere · era previsto 1–3 dicembre')).toBeVisible()
  expect(await screen.findByText('Se non ti è ancora arrivato, chiedi al negozio.')).toBeVisible()
})

test('what is cancelled does not arrive', async () => {
  show(<OrderWay order={parcel({ progress: 'cancelled' })} />, await customer())
  expect(screen.queryByText(/dicembre/)).toBeNull()
})
