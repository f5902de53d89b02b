import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { Store } from '#contract/stores.ts'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { answerTo, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
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
  // Before or after midnight, whenever this runs.
  [11 * 3600, /^Ordine 7Pronto alle \d\d:\d\d *$/],
  [-11 * 3600, /^Ordine 7In ritardo, era per le \d\d:\d\d$/],
  [-26 * 3600, /^Ordine 7In ritardo, era previsto (ieri|\S+ \d+ \S+), \d\d:\d\d$/],
  [26 * 3600, /^Ordine 7In preparazione/],
])('an order that should be ready in %i seconds', async (seconds, words) => {
  show(<OrderLine order={accepted(seconds)} />, await customer(), {}, '/')
  const line = await screen.findByRole('link')
  await expect.poll(() => line.textContent).toMatch(words)
})

test.each([
  [0, /^Ordine 7Pronto, dalle \d\d:\d\d$/],
  [-1, /^Ordine 7Pronto, da ieri$/],
  [-9, /^Ordine 7Pronto, dal \d+ \S+$/],
])('an order that lies there since %i days', async (days, words) => {
  const at = new Date(Date.now() + days * 86_400_000).toISOString()
  const timeline = [{ progress: 'ready', is: 'now', at }]
  show(<OrderLine order={{ ...accepted(0), progress: 'ready', timeline } as Order} />, await customer(), {}, '/')
  await expect.poll(() => screen.queryByRole('button')?.textContent).toMatch(words)
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

/** Closed, with all its steps but the last ones that are to come. */
async function folded(more: Partial<Order>) {
  const way = ['placed', 'accepted', 'ready', 'done'] as const
  const reached = way.findIndex((progress) => progress === more.progress)
  const timeline = way.map((progress, at) => {
    if (at > reached) return { progress, is: 'next' as const }
    return { progress, is: at === reached ? ('now' as const) : ('past' as const), at: created }
  })
  show(<OrderLine order={orderOf({ id: 'one', number: 7, timeline, expires: null, ...more })} />, await customer(), {}, '/')
  return screen.findByRole('button')
}
const share = () => document.querySelector<HTMLElement>('.living-share')?.style.inlineSize

test('one that is ready fills its bar; one on time warns of nothing', async () => {
  expect(await folded({ progress: 'ready' })).not.toHaveClass('living-overdue')
  expect(share()).toBe('100%')
})

test('one that is late warns, and offers a call although nobody knows which store has it', async () => {
  const data = ['Centro', 'Nervi'].map((name) => Store.parse({ id: name, name, phone: name === 'Nervi' ? '+39 010 1' : null }))
  network.use(http.get('*/api/stores', () => HttpResponse.json({ data, totalRows: data.length })))
  const line = await folded({ progress: 'accepted', readyBy: new Date(Date.now() - 600_000).toISOString() })
  expect(line).toHaveClass('living-overdue')
  expect(share()).toBe('50%')
  await userEvent.click(line)
  expect(await screen.findByRole('link', { name: 'Chiama' })).toHaveAttribute('href', 'tel:+390101')
})

test('the others that run are one row at the end of it, the way to all', async () => {
  const data = [orderOf({ id: 'one', progress: 'ready' }), orderOf({ id: 'two', progress: 'placed' }), orderOf({ id: 'three' })]
  const ended = orderOf({ id: 'four', progress: 'done' })
  network.use(
    http.get('*/api/app/itemorders/activity/*', () => HttpResponse.json({ data: [...data, ended], totalRows: 4 })),
    http.get('*/activities/*/configurations', async ({ request }) => {
      const { data: settings } = (await (await answerTo(request)).json()) as { data: object }
      return HttpResponse.json({ data: { ...settings, showShopApp: true } })
    }),
  )
  await userEvent.click(await folded({ progress: 'ready' }))
  expect(await screen.findByRole('link', { name: 'Altri 2 ordini in corso' })).toHaveAttribute('href', '/shop/order/orders')
})
