import { expect, test } from 'vitest'
import type { CounterOrder } from '#contract/counter.ts'
import { passedOf, waitingOf } from './waiting.ts'

const at = (time: string) => `2026-11-21T${time}:00Z`
const order = (progress: CounterOrder['progress'], since: string, readyBy: string | null = null) =>
  ({ progress, readyBy, created: at('18:00'), timeline: [{ progress, is: 'now', at: since }] }) as CounterOrder
const now = Date.parse(at('18:20'))

test.each([
  ['a new one waits since it came', order('placed', at('18:18')), { is: 'for', minutes: 2 }],
  ['one at work is due', order('accepted', at('18:05'), at('18:25')), { is: 'due', minutes: 5 }],
  ['a begun minute of it counts', order('accepted', at('18:05'), '2026-11-21T18:38:02Z'), { is: 'due', minutes: 19 }],
  ['or late', order('accepted', at('18:05'), at('18:17')), { is: 'due', minutes: -3 }],
  ['one without an hour waits', order('accepted', at('18:05')), { is: 'for', minutes: 15 }],
  ['a ready one waits since it is', order('ready', at('18:14'), at('18:10')), { is: 'for', minutes: 6 }],
  ['a device whose clock is behind says no less than nothing', order('placed', at('18:21')), { is: 'for', minutes: 0 }],
] as const)('%s', (_, one, waiting) => {
  expect(waitingOf(one, now)).toEqual(waiting)
})

test.each([
  ['of one at work', order('accepted', at('18:05'), at('18:25')), 0.75],
  ['all, of a late one', order('accepted', at('18:05'), at('18:17')), 1],
  ['nothing yet, to a device whose clock is behind', order('accepted', at('18:21'), at('18:31')), 0],
  ['of one without an hour there is nothing to say', order('accepted', at('18:05')), undefined],
  ['nor of one that is ready', order('ready', at('18:14'), at('18:30')), undefined],
] as const)('how much of the promised time is over: %s', (_, one, passed) => {
  expect(passedOf(one, now)).toBe(passed)
})
