import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clockHeard, serverTime } from './clock.ts'

const NOON = Date.parse('2026-11-21T12:00:00Z')
const DAY = 86_400_000

beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => {
  clockHeard(new Date().toUTCString())
  vi.useRealTimers()
})

test.each([
  ['a day fast', NOON + DAY],
  ['hours slow', NOON - 5 * 3_600_000],
])('a device that is %s is put right, and its time goes on', (_, device) => {
  vi.setSystemTime(device)
  clockHeard(new Date(NOON).toUTCString())
  expect(serverTime()).toBe(NOON)
  vi.setSystemTime(device + 60_000)
  expect(serverTime()).toBe(NOON + 60_000)
})

test('what an answer takes on its way is no difference; what is no date says nothing', () => {
  clockHeard(new Date(NOON - 20_000).toUTCString())
  expect(serverTime()).toBe(NOON)
  for (const none of [null, undefined, '', 'soon']) clockHeard(none)
  expect(serverTime()).toBe(NOON)
})
