import { expect, test } from 'vitest'
import { checkWithdrawal, lastDayOfWithdrawal } from './withdrawal.ts'

const ROME = 'Europe/Rome'
const order = { isGoods: true, progress: 'done', done: '2026-10-20T21:30:00Z' } as const
const check = (now: string, more: object = {}) => checkWithdrawal({ ...order, ...more }, ROME, Date.parse(now))

test('the day counts on the wall of the activity, also across the night of 25 hours', () => {
  expect(lastDayOfWithdrawal('2026-10-20T21:30:00Z', ROME)).toBe('2026-11-03')
  expect(lastDayOfWithdrawal('2026-10-20T22:30:00Z', ROME)).toBe('2026-11-04')
})

test('the last day is a whole one', () => {
  expect(check('2026-11-03T22:59:59Z')).toBeUndefined()
  expect(check('2026-11-03T23:00:00Z')).toEqual({ refused: 'withdrawal_over', values: { day: '03-11-2026' } })
})

test.each([{ isGoods: false }, { progress: 'shipped' }, { progress: 'withdrawn' }, { done: null }])('not with %o', (more) => {
  expect(check('2026-10-21T10:00:00Z', more)?.refused).toBe('withdrawal_none')
})
