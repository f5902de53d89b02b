import { expect, test } from 'vitest'
import { asOne, isUnread, newsBeside, noticeOfTag, spanOf, withoutOvertaken } from './inbox.ts'

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

test('of the steps of one order the newest stands, and those that are to be read', () => {
  type Step = NonNullable<ReturnType<Parameters<typeof withoutOvertaken>[1]>>
  const entry = (name: string, link: string | null, action: Step['action'], isUnread = false) => ({
    name,
    step: { action, link, isUnread },
  })
  const rows = [
    entry('shipped', '/orders/1', 'follow'),
    entry('accepted', '/orders/1', 'follow', true),
    entry('another handed over', '/orders/2', 'receipt'),
    { name: 'notice', step: undefined },
    entry('received', '/orders/1', 'follow'),
    entry('another received', '/orders/2', 'follow'),
    entry('confirmed', '/bookings/1', 'booking'),
    entry('asked for', '/bookings/1', 'booking'),
    entry('a place', '/bookings', 'place'),
    entry('another place', '/bookings', 'place'),
    entry('by hand', null, null),
    entry('by hand again', null, null),
  ]
  expect(withoutOvertaken(rows, (row) => row.step).map(({ name }) => name)).toEqual([
    'shipped',
    'accepted',
    'another handed over',
    'notice',
    'confirmed',
    'a place',
    'another place',
    'by hand',
    'by hand again',
  ])
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

test('home tells of one order or booking the newest alone, and nothing of what stands above already', () => {
  const entries = [
    { name: 'ready', action: 'follow' as const, link: '/shop/order/orders/7' },
    { name: 'moved', action: 'booking' as const, link: '/bookings/1' },
    { name: 'accepted', action: 'follow' as const, link: '/shop/order/orders/7' },
    { name: 'confirmed', action: 'booking' as const, link: '/bookings/1' },
    { name: 'notice of it', action: null, link: '/bookings/1' },
  ]
  const said = (told: string | null) => newsBeside(entries, told).map(({ name }) => name)
  expect(said(null)).toEqual(['ready', 'moved', 'notice of it'])
  expect(said('1')).toEqual(['ready', 'notice of it'])
  expect(said('7')).toEqual(['moved', 'notice of it'])
})
