import { expect, test } from 'vitest'
import { cents, points4 } from './money.ts'
import { backOnWithdrawal, checkWithdrawal, lastDayOfWithdrawal } from './withdrawal.ts'

const ROME = 'Europe/Rome'
const order = { isGoods: true, progress: 'done', payment: 'paid', done: '2026-10-20T21:30:00Z' } as const
const check = (now: string, more: object = {}) => checkWithdrawal({ ...order, ...more }, ROME, Date.parse(now))

test('the day counts on the wall of the activity, also across the night of 25 hours', () => {
  expect(lastDayOfWithdrawal('2026-10-20T21:30:00Z', ROME)).toBe('2026-11-03')
  expect(lastDayOfWithdrawal('2026-10-20T22:30:00Z', ROME)).toBe('2026-11-04')
})

test('the last day is a whole one', () => {
  expect(check('2026-11-03T22:59:59Z')).toBeUndefined()
  expect(check('2026-11-03T23:00:00Z')).toEqual({ refused: 'withdrawal_over', values: { day: '03-11-2026' } })
})

test.each([{ isGoods: false }, { progress: 'shipped' }, { progress: 'withdrawn' }, { done: null }, { payment: 'refunded' }])(
  'not with %o',
  (more) => {
    expect(check('2026-10-21T10:00:00Z', more)?.refused).toBe('withdrawal_none')
  },
)

test.each(['open', 'partly_refunded'])('of an order that is %s by then she may all the same', (payment) => {
  expect(check('2026-10-21T10:00:00Z', { payment })).toBeUndefined()
})

const coat = { total: cents(13890), credit: cents(1500), accumulation: cents(670), points: points4(1_340_000) }
const back = (more: object = {}) => backOnWithdrawal({ sums: coat, refunded: cents(0), payment: 'paid', isAccrued: true, ...more })

test('money and credit come back as she paid, and what the order earned goes', () => {
  expect(back()).toEqual({ money: 13890, credit: 1500, accumulation: 670, points: 1_340_000 })
})

test('of an order that was never paid the credit alone, of one that earned nothing yet nothing goes', () => {
  expect(back({ payment: 'open', isAccrued: false })).toEqual({ money: 0, credit: 1500, accumulation: 0, points: 0 })
})

test('what is back already does not come twice', () => {
  const rest = back({ payment: 'partly_refunded', refunded: cents(7695) })
  expect(rest.money + rest.credit).toBe(15390 - 7695)
})
