import { expect, test } from 'vitest'
import type { CounterOrder } from '#contract/counter.ts'
import { callsFor, columnsOf, hasMoved } from './columns.ts'

const order = (id: string, progress: CounterOrder['progress'], at: string, readyBy: string | null = null) =>
  ({
    id,
    progress,
    readyBy,
    created: `2026-11-21T${at}:00Z`,
    timeline: [{ progress, is: 'now', at: `2026-11-21T${at}:00Z` }],
  }) as CounterOrder

test('what has waited longest or is due first stands on top, of the ended ones the latest', () => {
  const columns = columnsOf([
    order('new-2', 'placed', '18:10'),
    order('new-1', 'placed', '18:05'),
    order('late', 'accepted', '18:00', '2026-11-21T18:40:00Z'),
    order('soon', 'accepted', '18:02', '2026-11-21T18:20:00Z'),
    order('on-the-way', 'shipped', '17:30'),
    order('ready', 'ready', '17:20'),
    order('done', 'done', '17:00'),
    order('cancelled', 'cancelled', '17:10'),
  ])
  expect(Object.fromEntries(Object.entries(columns).map(([place, orders]) => [place, orders.map(({ id }) => id)]))).toEqual({
    new: ['new-1', 'new-2'],
    working: ['soon', 'late'],
    ready: ['ready', 'on-the-way'],
    ended: ['cancelled', 'done'],
  })
})

test('staff are called to what is new and to who asks to cancel, not to what was answered', () => {
  const asking = { ...order('asking', 'accepted', '18:00'), keys: ['keep', 'cancel'] } as CounterOrder
  const columns = columnsOf([
    asking,
    { ...order('kept', 'ready', '18:01'), keys: ['cancel'] } as CounterOrder,
    order('new', 'placed', '18:05'),
  ])
  expect(callsFor(columns).map(({ about }) => about)).toEqual(['new', 'asking asked'])
})

const [a, b] = [order('a', 'placed', '18:00'), order('b', 'placed', '18:05')]

test.each([
  ['nothing has changed', [a, b], [a, b], false],
  ['one more below', [a], [a, b], false],
  ['one more above', [b], [a, b], true],
  ['one that is gone', [a, b], [b], true],
  ['the last one, to another column', [a, b], [a, order('b', 'accepted', '18:06')], true],
  ['among the ended ones alone', [a, order('c', 'done', '17:00')], [a, order('d', 'done', '17:30'), order('c', 'done', '17:00')], false],
])('cards have moved under the finger: %s', (_, before, now, isMoved) => {
  expect(hasMoved(columnsOf(before), columnsOf(now))).toBe(isMoved)
})
