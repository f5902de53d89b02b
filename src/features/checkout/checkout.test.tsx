import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CartItem } from '#contract/cart.ts'
import type { Coupon } from '#contract/coupons.ts'
import type { Order } from '#contract/orders.ts'
import { Store } from '#contract/stores.ts'
import { answerTo, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { line, offer } from '../../../tests/setup/checkout.ts'
import { orderOf } from '../../../tests/setup/order.ts'
import { Checkout } from './Checkout.tsx'

// The server's day is at its end, whatever this device says.
vi.mock('../../state/clock.ts', () => ({ clockHeard: () => undefined, serverTime: () => Date.parse('2026-11-21T22:58:00+01:00') }))

joinNetwork()
beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))

/** The checkout of a cart that becomes another one elsewhere. */
function Changing({ later }: { later: CartItem[] }) {
  const [items, setItems] = useState([line('1', 'Camicia')])
  const [isEmptied, setEmptied] = useState(false)
  const change = () => {
    setEmptied(later.length === 0)
    if (later.length > 0) setItems(later)
  }
  return (
    <>
      <button type="button" onClick={change}>
        Altrove
      </button>
      <Checkout items={items} isEmptied={isEmptied} offer={offer} hours={[]} />
    </>
  )
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const ORDER = 'Ordine con obbligo di pagare'

test('a cart that is emptied elsewhere is no form any more, and leads to her orders or the shop', async () => {
  show(<Changing later={[]} />, await customer())
  expect(screen.getByRole('button', { name: ORDER })).toBeVisible()
  await press('Altrove')
  expect(await screen.findByRole('heading', { name: 'Il carrello è vuoto' })).toBeVisible()
  expect(screen.queryByRole('button', { name: ORDER })).not.toBeInTheDocument()
  expect(screen.getByText(/L’hai ordinato o svuotato/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Guarda i miei ordini' })).toHaveAttribute('href', '/shop/order/orders')
  expect(screen.getByRole('link', { name: 'Guarda cosa c’è' })).toBeVisible()
})

test('a cart that her own order emptied stays as long as nobody knows what became of it', async () => {
  const { promise: until, resolve: answer } = Promise.withResolvers<void>()
  network.use(http.post('*/api/itemorders', () => until.then(() => HttpResponse.error())))
  show(<Changing later={[]} />, await customer())
  await press(ORDER)
  await press('Altrove')
  await waitFor(() => expect(screen.getByRole('button', { name: ORDER })).toHaveAttribute('aria-busy', 'true'))
  answer()
  expect(await screen.findByRole('heading', { name: 'Non sappiamo se è arrivato' })).toBeVisible()
})

test('what was put into the cart elsewhere is named where the order is refused for it', async () => {
  const changes = [{ is: 'total', before: '12.00', now: '36.00' }]
  network.use(
    http.post('*/api/itemorders', () =>
      HttpResponse.json({ code: 'order_changed', message: 'Qualcosa è cambiato', data: { changes } }, { status: 409 }),
    ),
  )
  show(<Changing later={[line('1', 'Camicia', 2), line('2', 'Cintura')]} />, await customer())
  await press(ORDER)
  expect(await screen.findByRole('heading', { name: 'Il totale è cambiato' })).toBeVisible()
  await press('Altrove')
  expect(await screen.findByRole('heading', { name: '2 cose sono cambiate' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Camicia 1 ora 2' })).toBeVisible()
  expect(screen.getByRole('row', { name: 'Cintura ora 1' })).toBeVisible()
})

test('the times are those of the server’s clock, and those that it names where the chosen one is over', async () => {
  const sent: unknown[] = []
  network.use(
    http.get('*/activities/*/configurations', async ({ request }) => {
      const { data } = (await (await answerTo(request)).json()) as { data: object }
      return HttpResponse.json({ data: { ...data, shopTimePreparation: 30 } })
    }),
    http.post('*/api/itemorders', async ({ request }) => {
      sent.push(((await request.json()) as { orderTimeRequest: string }).orderTimeRequest)
      const words = {
        code: 'slot_over',
        message: 'Quest’ora non è più disponibile: scegline un’altra',
        data: { slots: ['23:15', '23:45'] },
      }
      return HttpResponse.json(words, { status: 409 })
    }),
  )
  const hours = Array.from({ length: 7 }, (_, day) => ({ id: String(day), day, startTime: '00:00', endTime: '23:59' }))
  show(<Checkout items={[line('1', 'Camicia')]} isEmptied={false} offer={offer} hours={hours} />, await customer())
  const times = async () => (await screen.findByRole('group', { name: 'Quando ti serve' })).textContent
  await expect.poll(times).toBe('Appena prontoSera23:0023:30')
  await press('23:00')
  await press(ORDER)
  expect(await screen.findByText('Scegli un’altra ora')).toBeVisible()
  expect(await times()).toBe('Appena prontoSera23:1523:45')
  expect(screen.getByRole('button', { name: ORDER })).toHaveClass('lacking-primary')
  await press(ORDER)
  expect(screen.getByRole('button', { name: 'Appena pronto' })).toHaveFocus()
  await press('23:15')
  await press(ORDER)
  await waitFor(() => expect(sent).toEqual(['23:00', '23:15']))
})

const till = (id: string): Coupon =>
  ({
    id,
    type: 'P',
    title: `Calice ${id}`,
    price: '6.00',
    percentage: null,
    expires: '2027-01-01',
    tillOnly: true,
  }) as Partial<Coupon> as Coupon

test('coupons that count at the till alone are one line, and no choice', async () => {
  show(
    <Checkout items={[line('1', 'Camicia')]} isEmptied={false} offer={{ ...offer, coupons: [till('a'), till('b')] }} hours={[]} />,
    await customer(),
  )
  expect(await screen.findByText('I tuoi coupon valgono solo in cassa')).toBeVisible()
  expect(screen.queryByRole('radio', { name: /Calice|Nessun coupon/ })).not.toBeInTheDocument()
})

test('what is ordered is one line that opens, and the stores where it is collected are named', async () => {
  const stores = [
    { id: 'c', name: 'Centro', address: 'Via 1', cap: '16032', city: 'Camogli' },
    { id: 'n', name: 'Nervi' },
  ].map((store) => Store.parse(store))
  network.use(http.get('*/api/stores', () => HttpResponse.json({ data: stores, totalRows: 2 })))
  show(<Checkout items={[line('1', 'Camicia', 3)]} isEmptied={false} offer={offer} hours={[]} />, await customer())
  const summary = screen.getByText('3 articoli')
  expect(summary.closest('summary')).toHaveTextContent(/36,00\s€/)
  await userEvent.click(summary)
  expect(screen.getByText('3 × Camicia')).toBeVisible()
  expect(await screen.findByText('Centro')).toBeVisible()
  expect(screen.getByText('Via 1, 16032 Camogli')).toBeVisible()
  expect(screen.getByText('Nervi')).toBeVisible()
})

const centro = Store.parse({ id: 'c', name: 'Centro', address: 'Via 1', cap: '16032', city: 'Camogli' })
const nervi = Store.parse({ id: 'n', name: 'Nervi' })

/** The checkout of a shop with these stores, whose customer collected these orders. @returns in which store each order that she sends is collected */
async function collecting(stores: Store[], orders: Order[] = []) {
  const sent: unknown[] = []
  network.use(
    http.get('*/api/stores', () => HttpResponse.json({ data: stores, totalRows: stores.length })),
    http.get('*/activities/*/configurations', async ({ request }) => {
      const { data } = (await (await answerTo(request)).json()) as { data: object }
      return HttpResponse.json({ data: { ...data, showShopApp: true } })
    }),
    http.get('*/api/app/itemorders/activity/*', () => HttpResponse.json({ data: orders, totalRows: orders.length })),
    http.post('*/api/itemorders', async ({ request }) => {
      sent.push(((await request.json()) as { storeId?: string }).storeId)
      return HttpResponse.json({ code: 'order_changed', message: 'Cambiato', data: { changes: [] } }, { status: 409 })
    }),
  )
  show(<Checkout items={[line('1', 'Camicia')]} isEmptied={false} offer={offer} hours={[]} />, await customer())
  await screen.findByRole('heading', { name: 'Dove si ritira' })
  return sent
}

test('of several stores she chooses where she collects it; the first is chosen beforehand, and a refusal keeps what she chose', async () => {
  const sent = await collecting([centro, nervi])
  expect(screen.getByRole('radio', { name: /^Centro/ })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /^Nervi/ }))
  for (const times of [1, 2]) {
    await press(ORDER)
    await expect.poll(() => sent).toEqual(Array(times).fill('n'))
  }
  expect(screen.getByRole('radio', { name: /^Nervi/ })).toBeChecked()
})

test('where she collected the last one is chosen beforehand', async () => {
  await collecting([centro, nervi], [orderOf({ id: 'o2', storeId: null }), orderOf({ storeId: 'n' })])
  await expect.poll(() => screen.getByRole('radio', { name: /^Nervi/ })).toBeChecked()
})

test('the only store is shown and not asked for, and goes with the order', async () => {
  const sent = await collecting([centro])
  expect(screen.queryByRole('radio', { name: /^Centro/ })).not.toBeInTheDocument()
  expect(screen.getByText('Centro')).toBeVisible()
  await press(ORDER)
  await expect.poll(() => sent).toEqual(['c'])
})
