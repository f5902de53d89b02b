import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
import { OrderList } from './OrderList.tsx'

joinNetwork()
beforeEach(() => void vi.stubGlobal('scrollTo', () => {}))

const order = (number: number, progress: Order['progress']) => orderOf({ id: `o${number}`, number, progress, expires: null })

/** Shows these orders. @returns what was asked for */
async function showing(data: Order[], path = '/shop/order/orders') {
  const asked = vi.fn<(query: string) => void>()
  network.use(
    http.get('*/api/app/itemorders/activity/*', ({ request }) => {
      asked(new URL(request.url).search)
      return HttpResponse.json({ data, totalRows: data.length })
    }),
  )
  show(<OrderList />, await customer(), {}, path)
  await screen.findByText(`Ordine ${data[0]?.number}`)
  return asked
}

const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByText(/^Ordine \d+$/)
    .map(({ textContent }) => textContent)
const heads = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('what runs stands first under its head, then what has ended, as the server sorts them', async () => {
  const asked = await showing([order(7, 'placed'), order(2, 'shipped'), order(6, 'done'), order(5, 'cancelled'), order(4, 'withdrawn')])
  expect(heads()).toEqual(['In corso', 'Conclusi'])
  expect(namesIn(screen.getByRole('region', { name: 'In corso' }))).toEqual(['Ordine 7', 'Ordine 2'])
  expect(namesIn(screen.getByRole('region', { name: 'Conclusi' }))).toEqual(['Ordine 6', 'Ordine 5', 'Ordine 4'])
  expect(asked).toHaveBeenCalledWith(expect.stringContaining('sortBy=running&descending=1'))
})

test.each([
  ['runs', [order(7, 'placed'), order(2, 'ready')]],
  ['has ended', [order(6, 'done'), order(5, 'cancelled')]],
])('where all %s there is no head', async (_, data) => {
  await showing(data)
  expect(heads()).toEqual([])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('the archive is one list, the newest first', async () => {
  const asked = await showing([order(6, 'done'), order(3, 'cancelled')], '/shop/order/orders?archived=1')
  expect(heads()).toEqual([])
  expect(asked.mock.calls.every(([query]) => query.includes('archived') && !query.includes('sortBy'))).toBe(true)
})

test('one on its way says beside that by when it arrives', async () => {
  await showing([{ ...order(7, 'shipped'), expected: dayAfter(onTheWall('Europe/Rome', Date.now()).day, 1) }, order(6, 'shipped')])
  expect(screen.getAllByRole('listitem').map((card) => within(card).queryByText('arriva domani') !== null)).toEqual([true, false])
})

const transfer = { name: 'Bottega', iban: 'IT60X0542811101000000123456', reference: 'Ordine 7', qr: null }
test('one whose bank transfer is still to be made says so', async () => {
  await showing([{ ...order(7, 'placed'), paymentType: 'BT', transfer }, order(6, 'placed')])
  expect(screen.getAllByRole('listitem').map((card) => within(card).queryByText('Bonifico da fare') !== null)).toEqual([true, false])
})

const coupon = { id: 'c', title: 'Dolce', value: '-4.00' }
test.each<[string, Partial<Order>, RegExp]>([
  ['credit and a coupon', { totalPrice: '0.00', usedCreditValue: '-20.00', coupon }, /24,00\s€.*con credito e coupon/],
  ['credit alone', { totalPrice: '0.00', usedCreditValue: '-24.00' }, /24,00\s€.*con credito(?! e)/],
  ['a coupon alone', { totalPrice: '0.00', coupon }, /24,00\s€.*con il coupon/],
  ['money, too', { totalPrice: '4.00', usedCreditValue: '-20.00' }, /4,00\s€(?!.*con )/],
])('one that was paid by %s says what it was worth, or what was paid', async (_, paid, words) => {
  await showing([{ ...order(7, 'done'), ...paid }])
  expect(screen.getByRole('listitem')).toHaveTextContent(words)
})
