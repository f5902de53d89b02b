import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { begin, pendingUntil } from './order-begin.ts'
import { type By, type Effect, isAccrualDue, type StepName, stepsOpen, takeStep } from './order-steps.ts'
import { isRefusal } from './refusal.ts'

describe('how it begins', () => {
  const made = { shipping: 'S', isGoods: false, credit: 0 } as const
  test.each([
    ['S', 6070, 'pending', 'open', ['hold']],
    ['P', 6070, 'pending', 'open', ['hold']],
    ['BT', 6070, 'placed', 'open', ['hold', 'capture']],
    ['ST', 6070, 'placed', 'open', ['hold', 'capture']],
    ['S', 0, 'placed', 'paid', ['hold', 'capture']],
  ] as const)('paid by %s, %d cents', (paymentType, total, progress, payment, effects) => {
    const begun = begin({ ...made, paymentType, total })
    expect(begun).toMatchObject({ order: { progress, payment, isAccrued: false }, effects })
  })

  test('it waits half an hour', () => {
    expect(pendingUntil(1_000)).toBe(1_801_000)
  })
})

test('any sequence of steps holds, spends and gives back once, and earns at most once', () => {
  const steps: StepName[] = [
    'place',
    'give_up',
    'cancel',
    'ask_cancel',
    'keep',
    'accept',
    'ready',
    'ship',
    'hand_over',
    'withdraw',
    'pay',
    'refund_part',
    'refund',
    'pay_late',
    'return_late',
  ]
  const by: By[] = ['customer', 'counter', 'administration', 'provider', 'job']
  const first = fc.record({
    paymentType: fc.constantFrom('S', 'P', 'BT', 'ST'),
    shipping: fc.constantFrom('S', 'C', 'H'),
    isGoods: fc.boolean(),
    total: fc.constantFrom(0, 6070),
    credit: fc.constantFrom(0, 1000),
  })
  fc.assert(
    fc.property(first, fc.array(fc.constantFrom(...steps), { maxLength: 25, size: 'max' }), (made, wished) => {
      const begun = begin(made)
      let now = begun.order
      const done: Effect[] = [...begun.effects]
      const count = (effect: Effect) => done.filter((one) => one === effect).length
      for (const step of wished) {
        const isOpen = stepsOpen(now, by).includes(step)
        const result = takeStep(now, step, by)
        expect(isRefusal(result)).toBe(!isOpen)
        if (isRefusal(result)) continue
        now = result.order
        if (result.effects.includes('give_stock_back'))
          now.refunded = made.credit + (result.effects.includes('refund_money') ? made.total : 0)
        done.push(...result.effects)
        expect(isAccrualDue(now)).toBe(false)
      }
      expect(count('hold')).toBe(1)
      expect(count('capture') + count('release')).toBe(now.progress === 'pending' ? 0 : 1)
      expect(count('give_stock_back')).toBeLessThanOrEqual(count('capture'))
      if (now.payment === 'refunded') expect(count('give_stock_back')).toBe(1)
      expect(count('accrue')).toBeLessThanOrEqual(1)
      expect((count('owe_money') - count('return_money')) * made.total).toBe(now.owed)
      if (count('owe_money')) expect([count('refund_money'), made.paymentType]).toEqual([0, 'BT'])
      expect(now.isAccrued && count('accrue') === 0).toBe(false)
      if (count('release')) expect([now.progress, now.payment]).toEqual(['cancelled', 'open'])
      if (now.progress === 'cancelled' && !count('release')) expect(count('give_stock_back')).toBe(1)
      if (count('accrue') && now.payment === 'refunded') expect([now.isAccrued, done.includes('take_accrual_back')]).toEqual([false, true])
    }),
    { numRuns: 500 },
  )
})
