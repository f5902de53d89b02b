import { expect, test } from 'vitest'
import { checkReadyBy, readyIn } from './order-ready.ts'

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`)

test('what is promised is what the clock shows, however far the minute has gone', () => {
  for (const now of ['18:15:00', '18:15:31', '18:15:59.999']) expect(readyIn(20, at(now))).toBe(at('18:35:00'))
  expect(readyIn(0, at('18:15:31'))).toBe(at('18:15:00'))
})

test('it is from now on, within a week; one that has just gone by may be sent again', () => {
  const now = at('18:15:00')
  for (const moment of [at('18:10:00'), now, at('20:00:00'), now + 7 * 86_400_000]) expect(checkReadyBy(moment, now)).toBeUndefined()
  for (const moment of [at('18:09:59'), now + 7 * 86_400_000 + 1])
    expect(checkReadyBy(moment, now)).toMatchObject({
      refused: 'order_ready_by',
      values: { days: 7 },
      errors: [{ path: 'readyBy', code: 'order_ready_by' }],
    })
})
