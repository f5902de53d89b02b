import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { orderOnItsWay, orderToRepeat } from './order-on-its-way.ts'

type Progress = Parameters<typeof orderOnItsWay>[0][number]['progress']
const order = (progress: Progress, created: string, readyBy: string | null = null) => ({
  progress,
  payment: 'paid' as Order['payment'],
  created: `2026-11-21T${created}:00.000Z`,
  readyBy: readyBy && `2026-11-21T${readyBy}:00.000Z`,
})

test('nothing is said of orders that have ended', () => {
  expect(orderOnItsWay([])).toBeUndefined()
  expect(orderOnItsWay([order('done', '12:00'), order('cancelled', '12:01'), order('withdrawn', '12:02')])).toBeUndefined()
})

test.each<[Progress, Progress]>([
  ['ready', 'pending'],
  ['pending', 'accepted'],
  ['accepted', 'shipped'],
  ['shipped', 'placed'],
])('what is %s goes before what is %s, however new that is', (first, second) => {
  const [one, other] = [order(first, '10:00'), order(second, '12:00')]
  expect(orderOnItsWay([other, one])).toBe(one)
  expect(orderOnItsWay([one, other])).toBe(one)
})

test('of two in the kitchen the one that is ready sooner, else the newer one', () => {
  const [late, soon, unsaid] = [order('accepted', '10:00', '13:30'), order('accepted', '11:00', '12:30'), order('accepted', '12:00')]
  expect(orderOnItsWay([unsaid, late, soon])).toBe(soon)
  const [older, newer] = [order('placed', '10:00'), order('placed', '11:00')]
  expect(orderOnItsWay([older, newer])).toBe(newer)
})

test('the last one that she has is made again, not one that was cancelled or is still to come', () => {
  const had = order('done', '11:00')
  expect(orderToRepeat([order('accepted', '13:00'), order('cancelled', '12:00'), had, order('done', '10:00')])).toBe(had)
  expect(orderToRepeat([order('withdrawn', '12:00')])).toBeUndefined()
})

test('what was refunded whole is not proposed again, a part of it is', () => {
  const [whole, part] = [order('done', '12:00'), order('done', '11:00')]
  expect(orderToRepeat([{ ...whole, payment: 'refunded' }])).toBeUndefined()
  const kept = { ...part, payment: 'partly_refunded' as const }
  expect(orderToRepeat([{ ...whole, payment: 'refunded' }, kept])).toBe(kept)
})
