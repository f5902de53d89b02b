import { expect, test } from 'vitest'
import { asOne, isUnread, noticeOfTag, spanOf } from './inbox.ts'

test.each([
  [false, false, true],
  [true, false, false],
  [false, true, false],
  [true, true, false],
])('read %s, from a push %s: unread %s', (read, readNative, expected) => {
  expect(isUnread({ read, readNative })).toBe(expected)
})

test.each([
  ['notice-7', '7'],
  ['notice-a-b', 'a-b'],
  ['test', undefined],
  ['notice-', undefined],
  ['my notice-7', undefined],
])('the tag "%s" is about %s', (tag, notice) => {
  expect(noticeOfTag(tag)).toBe(notice)
})

const at = (...hours: number[]) => hours.map((hour) => ({ created: `2026-11-23T${String(hour).padStart(2, '0')}:00:00Z` }))

test('two lists are one, newest first', () => {
  expect(
    asOne([
      { rows: at(9, 5), hasMore: false },
      { rows: at(7, 6, 1), hasMore: false },
    ]),
  ).toEqual(at(9, 7, 6, 5, 1))
})

test('nothing is shown below where a list breaks off', () => {
  expect(
    asOne([
      { rows: at(9, 5), hasMore: true },
      { rows: at(7, 6, 1), hasMore: false },
    ]),
  ).toEqual(at(9, 7, 6, 5))
})

test('nor above the end of an empty one', () => {
  expect(
    asOne([
      { rows: [], hasMore: false },
      { rows: at(2), hasMore: true },
    ]),
  ).toEqual(at(2))
})

test.each([
  ['2026-11-25', '2026-11-25', 'today'],
  ['2026-11-24', '2026-11-25', 'week'],
  ['2026-11-23', '2026-11-25', 'week'],
  ['2026-11-22', '2026-11-25', '2026-11'],
  ['2026-11-22', '2026-11-23', '2026-11'],
  ['2025-12-31', '2026-01-01', 'week'],
  ['2025-12-28', '2026-01-01', '2025-12'],
])('%s on %s stands under %s', (day, today, expected) => {
  expect(spanOf(day, today)).toBe(expected)
})
