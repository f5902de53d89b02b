import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answered, type Burst, failed, sent, still, tapped } from './quantity-burst.ts'

test('of a burst only the last is sent', () => {
  const burst = sent([2, 3, 4].reduce(tapped, still(1)))
  expect(burst).toEqual({ shown: 4, saved: 1, no: 1, sending: { no: 1, quantity: 4 } })
  expect(sent(burst)).toBe(burst)
  expect(answered(burst, 1, 4)).toEqual({ shown: 4, saved: 4, no: 1 })
})

test('nothing is sent for 0, less, too many, or what is there already', () => {
  for (const quantity of [0, -1, 1000]) expect(tapped(still(1), quantity)).toEqual(still(1))
  expect(sent(tapped(tapped(still(1), 2), 1))).toEqual(still(1))
})

test('a late answer changes nothing, and a fresh one not what is tapped meanwhile', () => {
  const first = sent(tapped(still(1), 2))
  const second = sent(tapped(first, 3))
  expect(answered(second, 1, 2)).toBe(second)
  expect(answered(tapped(second, 5), 2, 3)).toMatchObject({ shown: 5, saved: 3 })
})

test('what the server made of it is seen; what it refused is undone', () => {
  const burst = sent(tapped(still(1), 9))
  expect(answered(burst, 1, 4)).toEqual({ shown: 4, saved: 4, no: 1 })
  expect(failed(burst, 1)).toEqual({ shown: 1, saved: 1, no: 1 })
  expect(failed(burst, 0)).toBe(burst)
})

test('once all is answered she sees what the server has', () => {
  const move = fc.oneof(fc.record({ tap: fc.integer({ min: -1, max: 12 }) }), fc.constant('send' as const), fc.constant('answer' as const))
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      let burst: Burst = still(1)
      const settle = () => (burst.sending ? answered(burst, burst.sending.no, burst.sending.quantity) : burst)
      for (const one of moves) burst = one === 'send' ? sent(burst) : one === 'answer' ? settle() : tapped(burst, one.tap)
      burst = settle()
      burst = sent(burst)
      burst = settle()
      expect(burst.shown).toBe(burst.saved)
      expect(burst.saved).toBeGreaterThan(0)
    }),
  )
})
