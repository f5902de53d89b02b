import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditStep, noticeOf } from './credit-expiry.ts'
import { dayAfter } from './days.ts'

const credit = (today: string, told: string | null = null, days = 180) => creditStep({ days, moved: '2026-01-01', told, today })

test.each([
  // 180 days after 1 January is 30 June.
  ['2026-06-15', null, undefined],
  ['2026-06-16', null, { tell: '2026-06-30' }],
  ['2026-06-20', null, { tell: '2026-07-04' }],
  ['2027-01-01', null, { tell: '2027-01-15' }],
  ['2026-06-30', '2026-06-30', undefined],
  ['2026-07-01', '2026-06-30', 'end'],
  ['2026-07-07', '2026-06-30', 'end'],
  ['2026-07-08', '2026-06-30', 'forget'],
] as const)('on %s, told %s: %j', (today, told, step) => {
  expect(credit(today, told)).toEqual(step)
})

test('where the activity has given it longer since, what she was told is forgotten', () => {
  expect(credit('2026-07-01', '2026-06-30', 365)).toBe('forget')
})

test('of a few days half are for being told', () => {
  expect([1, 2, 7, 28, 365].map(noticeOf)).toEqual([0, 1, 3, 14, 14])
  expect(credit('2026-01-02', null, 1)).toEqual({ tell: '2026-01-02' })
  expect(credit('2026-01-03', '2026-01-02', 1)).toBe('end')
})

test('day by day it ends once, never early, and never without having been told in time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 0, max: 500 }), (days, first) => {
      const moved = '2026-01-01'
      let [told, toldOn, ended]: [string | null, string, string | undefined] = [null, '', undefined]
      for (let n = first; n < first + 500 && !ended; n++) {
        const today = dayAfter(moved, n)
        const step = creditStep({ days, moved, told, today })
        if (step === 'end') ended = today
        else if (step === 'forget') told = null
        else if (step) [told, toldOn] = [step.tell, today]
      }
      expect(ended).toBeDefined()
      expect(String(ended) > dayAfter(moved, days)).toBe(true)
      expect(String(ended) > dayAfter(toldOn, noticeOf(days))).toBe(true)
    }),
  )
})
