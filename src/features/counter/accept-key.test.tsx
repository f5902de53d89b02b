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

const now = Date.parse('2026-11-27T17:16:00+01:00')

joinNetwork()
beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

const desk: Desk = {
  zone: 'Europe/Rome',
  now,
  open: undefined,
  onOpen: () => {},
  next: undefined,
  overtaken: undefined,
  onOvertaken: () => {},
  hasKeys: true,
}

/** A new order with this wish, and the keys for it. @returns when the server was told that it is ready */
async function shown(orderTimeRequest: string | null, shippingType: 'S' | 'C' = 'S') {
  const told = vi.fn<(readyBy: unknown) => void>()
  const order: CounterOrder = {
    ...orderOf({ shippingType, progress: 'placed', number: 7, orderTimeRequest, created: '2026-11-27T16:15:00.000Z' }),
    customer: { id: 'g', name: 'Giulia' },
    keys: ['accept'],
  }
  network.use(
    http.put('*/api/counter/orders/*/accept', async ({ request }) => {
      told(((await request.json()) as { readyBy?: string }).readyBy)
      return HttpResponse.json({ data: order })
    }),
  )
  show(<NextKey order={order} desk={desk} isMain />, await customer())
  await screen.findByRole('button', { name: /^Accetta/ })
  return told
}
const choices = () => within(screen.getByRole('group', { name: 'Pronto per quando?' })).getAllByRole('button')
const chosen = () => choices().filter((one) => one.getAttribute('aria-pressed') === 'true')

test('an order is accepted for the hour that she wished, by one tap', async () => {
  const told = await shown('19:30')
  expect(choices().map(({ textContent }) => textContent?.replace(/\d$/, ''))).toEqual([
    '19:30, come richiesto',
    '19:15−15\u00a0min, 15 minuti prima',
    '19:45+15\u00a0min, 15 minuti dopo',
    '20:00+30\u00a0min, 30 minuti dopo',
  ])
  expect(chosen()).toEqual([choices()[0]])
  await userEvent.click(screen.getByRole('button', { name: /^Accetta, 19:30/ }))
  await expect.poll(() => told.mock.lastCall).toEqual(['2026-11-27T18:30:00.000Z'])
})

test('another hour is chosen by one more tap', async () => {
  const told = await shown('19:30')
  await userEvent.click(screen.getByRole('button', { name: /^19:45/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Accetta, 19:45/ }))
  await expect.poll(() => told.mock.lastCall).toEqual(['2026-11-27T18:45:00.000Z'])
})

test('without a wish there are minutes from now, and a parcel has none', async () => {
  const told = await shown(null)
  await userEvent.click(screen.getByRole('button', { name: /^20 ?minuti/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Accetta, 17:36/ }))
  await expect.poll(() => told.mock.lastCall).toEqual(['2026-11-27T16:36:00.000Z'])
  document.body.innerHTML = ''
  const parcel = await shown(null, 'C')
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /^Accetta/ }))
  await expect.poll(() => parcel.mock.lastCall).toEqual([undefined])
})
