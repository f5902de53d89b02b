import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cents, cents, points4 } from './money.ts'
import { begin } from './order-begin.ts'
import { earnedAfter, owedAfter, type Refund, refundOf, restOf, takenBack, worthOf } from './order-refund.ts'
import { type By, type Effect, type StepName, takeStep } from './order-steps.ts'
import { isRefusal } from './refusal.ts'

const STEPS: StepName[] = [
  'place',
  'give_up',
  'cancel',
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
  'fail_refund',
]
const ALL: By[] = ['customer', 'counter', 'administration', 'provider', 'job']
const move = fc.record({ step: fc.constantFrom(...STEPS), part: fc.integer({ min: 1, max: 4000 }), spends: fc.nat(300) })
const NOTHING: Refund = { money: cents(0), credit: cents(0), accumulation: cents(0), points: points4(0) }
const sizes = fc.record({ total: fc.nat(9000), credit: fc.nat(9000), accumulation: fc.nat(900) })
const made = fc.record({ paymentType: fc.constantFrom('S', 'BT'), shipping: fc.constantFrom('S', 'C'), isGoods: fc.boolean() })

test('whatever is done with an order, its card and its money come out even', () => {
  fc.assert(
    fc.property(made, sizes, fc.nat(5000), fc.array(move, { maxLength: 20, size: 'max' }), (order, size, more, moves) => {
      const sums = { total: cents(size.total), credit: cents(size.credit), accumulation: cents(size.accumulation), points: points4(0) }
      const card = { balance: size.credit + more, held: 0 }
      const sum = { captured: 0, credited: 0, money: 0, accrued: 0, taken: 0, missing: 0, spent: 0, late: 0, failed: 0, byHand: 0 }
      let refunded = cents(0)

      /** @param to what of the order's worth is back after the step */
      const book = (effect: Effect, to: Cents) => {
        const part = to === refunded ? NOTHING : refundOf(sums, refunded, cents(to - refunded))
        const back = to === worthOf(sums) ? restOf(sums, refunded) : part
        if (isRefusal(back)) throw new Error('a refund that was granted is none')
        if (effect === 'hold') card.held += sums.credit
        if (effect === 'capture' || effect === 'release') card.held -= sums.credit
        if (effect === 'capture') [card.balance, sum.captured] = [card.balance - sums.credit, sums.credit]
        if (effect === 'give_credit_back') [card.balance, sum.credited] = [card.balance + back.credit, sum.credited + back.credit]
        if (effect === 'refund_money') sum.money += back.money
        if (effect === 'owe_money') sum.late += sums.total
        if (effect === 'accrue') {
          sum.accrued += earnedAfter(sums, to).accumulation
          card.balance += earnedAfter(sums, to).accumulation
        }
        if (effect === 'take_accrual_back') {
          const { taken, missing } = takenBack(back.accumulation, cents(card.balance - card.held))
          card.balance -= taken
          sum.taken += taken
          sum.missing += missing
        }
        expect(card.held).toBeGreaterThanOrEqual(0)
        expect(card.balance).toBeGreaterThanOrEqual(card.held)
      }

      const begun = begin({ ...order, ...sums })
      let now = begun.order
      for (const effect of begun.effects) book(effect, refunded)
      for (const { step, part, spends } of moves) {
        if (step === 'refund_part' && part >= worthOf(sums) - refunded) continue
        const spent = Math.min(spends, card.balance - card.held)
        card.balance -= spent
        sum.spent += spent
        const result = takeStep(now, step, ALL)
        if (isRefusal(result)) continue
        const failed = step === 'fail_refund' ? cents(Math.min(part, sum.money - sum.failed)) : cents(0)
        if (step === 'return_late') {
          sum.byHand += now.unreturned
          sum.late = 0
        }
        sum.failed += failed
        now = { ...result.order, ...(failed > 0 && owedAfter(result.order, { money: failed, isOfOrder: true })) }
        const isWhole = result.effects.includes('give_stock_back')
        const to = step === 'refund_part' ? cents(refunded + part) : isWhole ? worthOf(sums) : refunded
        for (const effect of result.effects) book(effect, to)
        refunded = to
        now.refunded = isWhole && !result.effects.includes('refund_money') ? sums.credit : to
      }
      expect(card.balance).toBe(size.credit + more - sum.spent - sum.captured + sum.credited + sum.accrued - sum.taken)
      expect([sum.late + now.unreturned, sum.failed - sum.byHand]).toEqual([now.owed, now.unreturned])
      expect(now.unreturned).toBeLessThanOrEqual(Math.min(now.refunded, sums.total))
      expect(card.held).toBe(now.progress === 'pending' ? size.credit : 0)
      if (now.payment === 'refunded')
        expect([sum.money, sum.credited]).toEqual([now.progress === 'withdrawn' ? sum.money : sums.total, sums.credit])
      if (now.progress === 'cancelled') expect([sum.credited, sum.taken + sum.missing]).toEqual([sum.captured, sum.accrued])
      expect(sum.money).toBeLessThanOrEqual(sums.total)
      expect(sum.credited).toBeLessThanOrEqual(sum.captured)
    }),
    { numRuns: 500 },
  )
})
