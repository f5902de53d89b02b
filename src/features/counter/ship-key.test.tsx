import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CounterOrder } from '#contract/counter.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
import type { Desk } from './desk.ts'
import { NextKey } from './NextKey.tsx'

joinNetwork()
beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const desk: Desk = {
  zone: 'Europe/Rome',
  now: Date.parse('2026-11-27T10:00:00Z'),
  open: undefined,
  onOpen: () => {},
  next: undefined,
  overtaken: undefined,
  onOvertaken: () => {},
  hasKeys: true,
}

const order = (shippingType: 'C' | 'H'): CounterOrder => ({
  ...orderOf({ shippingType, progress: 'accepted', number: 7 }),
  customer: { id: 'g', name: 'Giulia' },
  keys: ['ship'],
})

/** The key for what is sent so. @returns what was told of it */
async function shown(shippingType: 'C' | 'H' = 'C') {
  const told = vi.fn<(body: unknown) => void>()
  network.use(
    http.put('*/api/counter/orders/*/ship', async ({ request }) => {
      told(((await request.json()) as { expected?: string }).expected)
      return HttpResponse.json({ data: order(shippingType) })
    }),
  )
  show(<NextKey order={order(shippingType)} desk={desk} isMain />, await customer())
  await screen.findByRole('button', { name: /^Spedito/ })
  return told
}
const days = () => within(screen.getByRole('group', { name: 'Quando arriva?' })).getAllByRole('button')
const chosen = () => days().find((one) => one.getAttribute('aria-pressed') === 'true')

test('a parcel is said to arrive tomorrow by one tap, on one of the next days or on none by two', async () => {
  const told = await shown()
  expect(days().map(({ textContent }) => textContent?.replace(/\d$/, ''))).toEqual([
    'Domani',
    'Dom 29',
    'Lun 30',
    'Mar 1',
    'Mer 2',
    'Senza data',
  ])
  await userEvent.click(screen.getByRole('button', { name: /^Spedito, domani/ }))
  await expect.poll(() => told.mock.lastCall).toEqual(['2026-11-28'])
})

test('what was said last is proposed for the next, also that nothing was', async () => {
  const told = await shown()
  await userEvent.click(screen.getByRole('button', { name: /^Senza data/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Spedito/ }))
  await expect.poll(() => told.mock.lastCall).toEqual([undefined])
  document.body.innerHTML = ''
  await shown()
  expect(chosen()).toHaveTextContent(/^Senza data/)
})

test('what is brought home is not asked for a day', async () => {
  const told = await shown('H')
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Spedito/ }))
  await expect.poll(() => told.mock.lastCall).toEqual([undefined])
})
