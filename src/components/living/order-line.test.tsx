import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { OrderLine } from './OrderLine.tsx'

joinNetwork()

const created = new Date().toISOString()
/** As it is after so many seconds, in what the line tells of it. */
const accepted = (seconds: number) => {
  const readyBy = new Date(Date.now() + seconds * 1000).toISOString()
  return { id: 'one', number: 7, progress: 'accepted', readyBy, expires: null, timeline: [], created } as Partial<Order> as Order
}

test.each([
  [40, /^Ordine 7Pronto alle \d\d:\d\d *$/],
  [-59, /^Ordine 7Pronto alle \d\d:\d\d *$/],
  [-60, /^Ordine 7In ritardo, era per le \d\d:\d\d$/],
])('an order that should be ready in %i seconds', async (seconds, words) => {
  show(<OrderLine order={accepted(seconds)} />, await customer(), {}, '/')
  const line = await screen.findByRole('link')
  await expect.poll(() => line.textContent).toMatch(words)
})

test.each([
  [2, /^Ordine 7Arriva \S+ \d+\s*$/],
  [1, /^Ordine 7Arriva domani\s*$/],
  [0, /^Ordine 7Arriva oggi\s*$/],
  [-1, /^Ordine 7In viaggio, era previsto \S+ \d+$/],
])('a parcel that is expected in %i days', async (days, words) => {
  const expected = dayAfter(onTheWall('Europe/Rome', Date.now()).day, days)
  const parcel = { ...accepted(0), progress: 'shipped', readyBy: null, expected } as Order
  show(<OrderLine order={parcel} />, await customer(), {}, '/')
  const line = await screen.findByRole('link')
  await expect.poll(() => line.textContent).toMatch(words)
})

test('opens where it stands: its steps, how long still, and the way to it; closed it is one line again', async () => {
  const timeline = [
    { progress: 'placed', is: 'past', at: created },
    { progress: 'accepted', is: 'now', at: created },
    { progress: 'ready', is: 'next' },
    { progress: 'done', is: 'next' },
  ]
  show(<OrderLine order={{ ...accepted(600), timeline, shippingType: 'S', table: null } as Order} />, await customer(), {}, '/')
  const closed = await screen.findByRole('button', { name: /Pronto alle/ })
  expect(closed).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  await userEvent.click(closed)
  const open = screen.getByRole('button', { name: /^Ordine 7, tra 10 minuti ?Pronto alle \d\d:\d\d$/ })
  expect(open).toHaveFocus()
  expect(open).toHaveAttribute('aria-expanded', 'true')
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getByRole('link', { name: 'Guarda l’ordine' })).toHaveAttribute('href', '/shop/order/orders/one')
  await userEvent.click(open)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Pronto alle/ })).toHaveFocus()
})
