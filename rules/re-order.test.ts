import { expect, test } from 'vitest'
import { cents } from './money.ts'
import { reOrder, restore } from './re-order.ts'

const line = (variantId: string, quantity: number) => ({ variantId, quantity, unitPrice: cents(1000) })
const good = (left: number | null, unitPrice = 1000) => ({ left, unitPrice: cents(unitPrice) })

test.each([
  ['all of it', good(5), 0, { quantity: 3 }],
  ['all of what nobody counts', good(null), 0, { quantity: 3 }],
  ['what is left', good(2), 0, { quantity: 2, why: 'fewer' }],
  ['what is left beside the cart', good(5), 4, { quantity: 1, why: 'fewer' }],
  ['nothing that is sold out', good(0), 0, { quantity: 0, why: 'sold_out' }],
  ['nothing that is gone', undefined, 0, { quantity: 0, why: 'gone' }],
  ['all of it at another price', good(5, 1200), 0, { quantity: 3, price: { before: 1000, now: 1200 } }],
])('brings back %s', (_, now, inCart, result) => {
  expect(restore(line('a', 3), now, inCart)).toEqual({ variantId: 'a', asked: 3, ...result })
})

test('a whole order says what is not as it was', () => {
  const goods = new Map([
    ['a', good(5)],
    ['b', good(1)],
  ])
  const { add, tell } = reOrder([line('a', 2), line('b', 2), line('c', 1)], goods, [{ variantId: 'b', quantity: 1 }])
  expect(add).toEqual([{ variantId: 'a', quantity: 2 }])
  expect(tell.map(({ variantId, why }) => [variantId, why])).toEqual([
    ['b', 'sold_out'],
    ['c', 'gone'],
  ])
})

test('lines of one variant are one line: together they take no more than is left', () => {
  const { add, tell } = reOrder(
    [line('a', 3), line('b', 1), { ...line('a', 3), unitPrice: cents(900) }],
    new Map([
      ['a', good(3)],
      ['b', good(null)],
    ]),
    [],
  )
  expect(add).toEqual([
    { variantId: 'a', quantity: 3 },
    { variantId: 'b', quantity: 1 },
  ])
  expect(tell).toEqual([{ variantId: 'a', asked: 6, quantity: 3, why: 'fewer' }])
})
