import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from './money.ts'
import { type AttemptState, type Latest, payableAt, type Situation, settle, type Word } from './payments.ts'

const paid = (amount = 6070, currency = 'EUR'): Word => ({ says: 'paid', cents: cents(amount), currency })
const situation = (more: Partial<Situation> = {}): Situation => ({
  attempt: 'open',
  order: 'pending',
  cents: cents(6070),
  isLatest: true,
  isClosing: false,
  ...more,
})

describe('the provider says', () => {
  test.each<[string, Partial<Situation>, Word, unknown]>([
    ['paid', {}, paid(), { attempt: 'paid', do: 'place' }],
    ['paid, in small letters', {}, paid(6070, 'eur'), { attempt: 'paid', do: 'place' }],
    ['paid, after it had failed', { attempt: 'failed' }, paid(), { attempt: 'paid', do: 'place' }],
    ['paid, in the last moment', { isClosing: true }, paid(), { attempt: 'paid', do: 'place' }],
    ['paid, of an attempt before the last', { isLatest: false }, paid(), { attempt: 'paid', do: 'place' }],
    ['paid, again', { attempt: 'paid', order: 'placed' }, paid(), { attempt: 'paid', do: 'nothing' }],
    ['paid, again, long after', { attempt: 'paid', order: 'done' }, paid(), { attempt: 'paid', do: 'nothing' }],
    [
      'paid, for an order paid otherwise',
      { order: 'placed', isLatest: false },
      paid(),
      { attempt: 'returned', do: 'refund', why: 'twice' },
    ],
    ['paid, after we gave up', { attempt: 'expired', order: 'cancelled' }, paid(), { attempt: 'returned', do: 'refund', why: 'late' }],
    ['paid, while she cancelled', { order: 'cancelled' }, paid(), { attempt: 'returned', do: 'refund', why: 'late' }],
    ['paid, and we gave it back', { attempt: 'returned', order: 'cancelled' }, paid(), { attempt: 'returned', do: 'nothing' }],
    [
      'paid, another amount, and its time is over',
      { attempt: 'returned', isClosing: true },
      paid(100),
      { attempt: 'returned', do: 'give_up' },
    ],
    ['too little', {}, paid(6069), { attempt: 'returned', do: 'refund', why: 'other_amount' }],
    ['too much', {}, paid(6071), { attempt: 'returned', do: 'refund', why: 'other_amount' }],
    ['so many dollars', {}, paid(6070, 'USD'), { attempt: 'returned', do: 'refund', why: 'other_amount' }],
    ['open', {}, { says: 'open' }, { attempt: 'open', do: 'nothing' }],
    ['open, and its time is over', { isClosing: true }, { says: 'open' }, { attempt: 'open', do: 'close' }],
    ['open, beside a newer attempt', { isLatest: false }, { says: 'open' }, { attempt: 'open', do: 'close' }],
    ['open, and the order is paid', { order: 'placed' }, { says: 'open' }, { attempt: 'open', do: 'close' }],
    ['open, late, of what is paid', { attempt: 'paid', order: 'placed' }, { says: 'open' }, { attempt: 'paid', do: 'nothing' }],
    ['failed', {}, { says: 'failed' }, { attempt: 'failed', do: 'nothing' }],
    ['failed, and she gave up', { isClosing: true }, { says: 'failed' }, { attempt: 'failed', do: 'give_up' }],
    ['failed, late, of what is paid', { attempt: 'paid', order: 'placed' }, { says: 'failed' }, { attempt: 'paid', do: 'nothing' }],
    ['expired', {}, { says: 'expired' }, { attempt: 'expired', do: 'give_up' }],
    ['expired, after a newer attempt', { isLatest: false }, { says: 'expired' }, { attempt: 'expired', do: 'nothing' }],
    ['expired, again', { attempt: 'expired', order: 'cancelled' }, { says: 'expired' }, { attempt: 'expired', do: 'nothing' }],
  ])('%s', (_, more, word, decision) => expect(settle(situation(more), word)).toEqual(decision))
})

test('in any order and any number: one order, one debit, and every other payment goes back', () => {
  const word = fc.constantFrom<Word>(paid(), paid(100), { says: 'open' }, { says: 'failed' }, { says: 'expired' })
  const event = fc.record({ index: fc.nat(2), word, isClosing: fc.boolean() })
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30, size: 'max' }), (events) => {
      const attempts: AttemptState[] = ['open', 'open', 'open']
      let order: Situation['order'] = 'pending'
      const done = { place: 0, give_up: 0, refund: 0 }
      for (const one of events) {
        const decision = settle(
          situation({ attempt: attempts[one.index] ?? 'open', order, isLatest: one.index === 2, isClosing: one.isClosing }),
          one.word,
        )
        attempts[one.index] = decision.attempt
        if (decision.do === 'place') order = 'placed'
        if (decision.do === 'give_up') order = 'cancelled'
        if (decision.do in done) done[decision.do as keyof typeof done] += 1
      }
      if (
        order === 'pending' &&
        settle(situation({ attempt: attempts[2] ?? 'open', isClosing: true }), { says: 'expired' }).do === 'give_up'
      )
        done.give_up += 1
      expect(done.place + done.give_up).toBe(1)
      const many = (of: AttemptState) => attempts.filter((state) => state === of).length
      expect([many('paid'), many('returned')]).toEqual([done.place, done.refund])
    }),
  )
})

test.each<[Partial<Latest>, object]>([
  [{}, { session: { sessionId: 's', url: 'u' } }],
  [
    { sessionId: null, url: null },
    { session: null, stuck: 'unopened' },
  ],
  [{ state: 'failed' }, { session: null, stuck: 'declined' }],
  [{ state: 'failed', isClosing: true }, { session: null }],
  [{ isClosing: true }, { session: null }],
  [{ state: 'paid' }, { session: null }],
  [{ state: 'returned' }, { session: null }],
  [{ state: 'expired' }, { session: null }],
])('an order whose latest attempt is %o is paid at %o', (latest, where) => {
  expect(payableAt({ state: 'open', isClosing: false, sessionId: 's', url: 'u', ...latest })).toEqual(where)
})
