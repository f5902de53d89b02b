import { expect, test } from 'vitest'
import { isLate } from './order-late.ts'

const readyBy = '2026-11-21T19:15:00Z'
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`)

test('an order is late once its minute has gone by, as long as it is being made', () => {
  expect(isLate({ progress: 'accepted', readyBy }, at('19:15:00'))).toBe(false)
  expect(isLate({ progress: 'accepted', readyBy }, at('19:15:01'))).toBe(true)
  expect(isLate({ progress: 'ready', readyBy }, at('19:30:00'))).toBe(false)
  expect(isLate({ progress: 'accepted', readyBy: null }, at('19:30:00'))).toBe(false)
})
