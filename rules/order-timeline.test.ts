import { expect, test } from 'vitest'
import type { Progress } from './order-steps.ts'
import { isLate, timelineOf, wasPlaced } from './order-timeline.ts'

const history = (...all: Progress[]) => all.map((progress, minute) => ({ progress, at: `2026-11-21T18:0${minute}:00Z` }))
const read = (...all: Progress[]) => timelineOf('S', history(...all)).map(({ progress, is }) => `${progress} ${is}`)

test('what is past, where it stands, what is to come', () => {
  expect(read('pending', 'placed', 'accepted')).toEqual(['placed past', 'accepted now', 'ready next', 'done next'])
  expect(read('placed', 'accepted', 'ready', 'done')).toEqual(['placed past', 'accepted past', 'ready past', 'done now'])
  expect(read('pending')).toEqual(['placed next', 'accepted next', 'ready next', 'done next'])
})

test('what ended has nothing to come', () => {
  expect(read('placed', 'cancelled')).toEqual(['placed past', 'cancelled now'])
  expect(read('pending', 'cancelled')).toEqual(['cancelled now'])
  expect(read('placed', 'accepted', 'ready', 'done', 'withdrawn').at(-1)).toBe('withdrawn now')
})

test('what was given up before it was paid was never placed', () => {
  const was = (...all: Progress[]) => wasPlaced({ timeline: timelineOf('S', history(...all)) })
  expect([was('pending'), was('pending', 'cancelled')]).toEqual([false, false])
  expect([was('placed'), was('pending', 'placed', 'accepted'), was('placed', 'cancelled')]).toEqual([true, true, true])
})

test('what is sent is shipped, and each point has its time', () => {
  expect(timelineOf('C', history('placed'))).toEqual([
    { progress: 'placed', is: 'now', at: '2026-11-21T18:00:00Z' },
    { progress: 'accepted', is: 'next' },
    { progress: 'shipped', is: 'next' },
    { progress: 'done', is: 'next' },
  ])
})

test('late is what is not there once the promised minute is over, as long as it is prepared', () => {
  const [readyBy, promised] = ['2026-11-21T18:30:00Z', Date.parse('2026-11-21T18:30:00Z')]
  const after = (seconds: number, progress: Progress = 'accepted') => isLate({ progress, readyBy }, promised + seconds * 1000)
  expect([after(-1), after(59), after(60), after(60, 'ready'), after(60, 'shipped')]).toEqual([false, false, true, false, false])
  expect(isLate({ progress: 'accepted', readyBy: null }, promised)).toBe(false)
})
