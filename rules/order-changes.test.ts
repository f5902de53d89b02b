import { expect, test } from 'vitest'
import { cents, points4 } from './money.ts'
import { beforeAndNow, cartChanges, changesOf, checkSeen, figureChanges, movedBetween } from './order-changes.ts'
import { figuresOf } from './order-figures.ts'

const line = { variantId: 'a', unitPrice: cents(1990), quantity: 3 }
const good = (left: number | null, unitPrice = 1990) => ({ left, unitPrice: cents(unitPrice) })
const fresh = figuresOf({
  lines: [{ price: cents(2090), discountPrice: null, quantity: 3 }],
  shipping: cents(690),
  card: { balance: cents(1000), pointBalance: points4(0) },
  loyalty: { cashBackType: 'E', rate: 0, pointValue: null },
  chosen: cents(-2500),
})

test.each([
  ['nothing', good(3), []],
  ['nothing where nobody counts', good(null), []],
  ['the price', good(3, 2090), [{ variantId: 'a', is: 'price', before: 1990, now: 2090 }]],
  ['how many are left', good(2), [{ variantId: 'a', is: 'fewer', before: 3, now: 2 }]],
  [
    'both',
    good(1, 1500),
    [
      { variantId: 'a', is: 'fewer', before: 3, now: 1 },
      { variantId: 'a', is: 'price', before: 1990, now: 1500 },
    ],
  ],
  ['sold out, at whatever price', good(0, 2090), [{ variantId: 'a', is: 'sold_out' }]],
  ['gone', undefined, [{ variantId: 'a', is: 'gone' }]],
])('of a line changed %s', (_, now, changes) => {
  expect(changesOf(line, now)).toEqual(changes)
  expect(cartChanges([line], new Map(now && [['a', now]]))).toEqual(changes)
})

test('what was done to a cart elsewhere is told line by line, and what stayed is not', () => {
  const cart = (...lines: [string, number][]) => lines.map(([variantId, quantity]) => ({ variantId, quantity }))
  expect(movedBetween(cart(['a', 1], ['b', 2], ['c', 1], ['d', 1]), cart(['a', 2], ['b', 1], ['c', 1], ['e', 3]))).toEqual([
    { variantId: 'a', is: 'more', before: 1, now: 2 },
    { variantId: 'b', is: 'less', before: 2, now: 1 },
    { variantId: 'e', is: 'more', before: 0, now: 3 },
    { variantId: 'd', is: 'away', before: 1, now: 0 },
  ])
})

test('credit that was spent elsewhere and a price that rose are told beside what stood there', () => {
  expect(fresh).toMatchObject({ credit: -1000, total: 5960 })
  expect(figureChanges({ total: cents(4160), credit: cents(-2500) }, fresh)).toEqual([
    { is: 'credit', before: -2500, now: -1000 },
    { is: 'total', before: 4160, now: 5960 },
  ])
})

test('the order is refused with fresh figures as soon as it is another', () => {
  const same = { total: fresh.total, credit: fresh.credit }
  expect(checkSeen(same, fresh, [])).toBeUndefined()
  expect(checkSeen({ credit: fresh.credit }, fresh, changesOf(line, good(3, 2090)))).toBeUndefined()
  expect(checkSeen({ ...same, total: cents(fresh.total - 1) }, fresh, [])).toMatchObject({
    refused: 'order_changed',
    fresh: {
      totalPrice: '59.60',
      usedCreditValue: '-10.00',
      figures: { subtotal: '62.70', credit: '-10.00', shipping: '6.90', total: '59.60', points: '0.0000' },
      changes: [{ is: 'total', before: '59.59', now: '59.60' }],
    },
  })
  expect(checkSeen({ credit: cents(-1001) }, fresh, [])?.refused).toBe('order_changed')
  for (const now of [undefined, good(0), good(2)]) expect(checkSeen(same, fresh, changesOf(line, now))?.refused).toBe('order_changed')
})

test('a change travels as a decimal string, or as pieces', () => {
  expect(changesOf(line, good(1, 1500)).map(beforeAndNow)).toEqual([
    { before: '3', now: '1' },
    { before: '19.90', now: '15.00' },
  ])
  expect(changesOf(line, undefined).map(beforeAndNow)).toEqual([{}])
})

test('a coupon that gives another sum, or counts no more, is told with its reason', () => {
  const worth = { type: 'P', price: cents(600), percentage: null } as const
  const lines = [{ price: cents(1990), discountPrice: null, quantity: 1 }]
  const loyalty = { cashBackType: 'E', rate: 0, pointValue: null } as const
  const order = { lines, shipping: cents(0), card: { balance: cents(0), pointBalance: points4(0) }, loyalty }
  const [without, one] = [figuresOf(order), figuresOf({ ...order, coupon: worth })]
  const seen = { credit: cents(0), coupon: cents(-600) }
  expect(checkSeen({ ...seen, total: cents(1390) }, one, [])).toBeUndefined()
  expect(checkSeen({ credit: cents(0), total: cents(1390) }, one, [])).toBeUndefined()
  expect(figureChanges({ ...seen, coupon: cents(-500) }, one)).toEqual([{ is: 'coupon', before: -500, now: -600 }])
  expect(figureChanges({ ...seen, lost: 'used' }, without)).toEqual([{ is: 'coupon', before: -600, now: 0, why: 'used' }])
  expect(checkSeen({ credit: cents(0), lost: 'expired' }, without, [])?.refused).toBe('order_changed')
})
