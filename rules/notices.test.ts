import { expect, test } from 'vitest'
import { areDays, checkNotice, type Days, daysOf, holding, holdingToday } from './notices.ts'

const here = { now: Date.parse('2026-11-21T10:00:00Z'), zone: 'Europe/Rome' }

test.each([
  [{}, undefined],
  [{ link: '/menus?category=2', externalLink: 'https://osteria.example/serata' }, undefined],
  [{ link: '//evil.example' }, 'notice_link'],
  [{ link: 'https://osteria.example' }, 'notice_link'],
  [{ link: 'javascript:alert(1)' }, 'notice_link'],
  [{ link: '' }, 'notice_link'],
  [{ externalLink: 'http://osteria.example' }, 'notice_link'],
  [{ externalLink: 'https://user@osteria.example' }, 'notice_link'],
  [{ externalLink: '/menus' }, 'notice_link'],
  [{ at: '2026-11-21T09:59:30Z' }, undefined],
  [{ at: '2026-11-21T11:30:00+01:00' }, undefined],
  [{ at: '2026-11-21T09:58:59Z' }, 'notice_time'],
  [{ at: '2027-11-21T10:00:00Z' }, undefined],
  [{ at: '2027-11-23T10:00:00Z' }, 'notice_time'],
  [{ from: '2026-11-21' }, undefined],
  [{ from: '2026-11-01', until: '2026-11-21' }, undefined],
  [{ from: '2026-11-20' }, 'notice_days'],
  [{ from: '2026-11-28', until: '2026-11-27' }, 'notice_days'],
  [{ until: '2026-11-27' }, 'notice_days'],
  [{ from: '0000-01-01', until: '2026-11-27' }, 'notice_days'],
  [{ from: '2026-11-27', at: '2026-11-27T22:59:00Z' }, undefined],
  [{ from: '2026-11-27', at: '2026-11-27T23:00:00Z' }, 'notice_days'], // midnight in Rome
])('%o: %s', (wish, refused) => {
  expect(checkNotice(wish, here)?.refused).toBe(refused)
})

test.each<[Days, boolean]>([
  [{}, true],
  [{ from: '2026-11-27' }, true],
  [{ from: '2026-11-27', until: '2026-11-27' }, true],
  [{ from: '2026-11-27', until: '2026-11-26' }, false],
  [{ until: '2026-11-27' }, false],
  [{ from: '2026-02-31' }, false],
])('%o are days: %s', (days, are) => {
  expect(areDays(days)).toBe(are)
})

test('the first day alone is the only one', () => {
  expect(daysOf({ from: '2026-11-27' })).toEqual({ from: '2026-11-27', until: '2026-11-27' })
  expect(daysOf({})).toEqual({ from: null, until: null })
})

test.each([
  ['2026-11-26', 'coming'],
  ['2026-11-27', 'now'],
  ['2026-11-29', 'now'],
  ['2026-11-30', 'over'],
])('on %s a notice of three days is %s', (today, is) => {
  expect(holding({ from: '2026-11-27', until: '2026-11-29' }, today)).toBe(is)
})

test('of those that hold today the one that ends first is spoken of, then the newest; one without days, or kept before there were any, never', () => {
  const sent = (id: string, from?: string | null, until = from) => ({ notice: { id, from, until } })
  const [old, plain, week] = [sent('old'), sent('plain', null), sent('week', '2026-11-21', '2026-11-27')]
  const [today, other, gone] = [sent('today', '2026-11-21'), sent('other', '2026-11-20', '2026-11-21'), sent('gone', '2026-11-20')]
  expect(holdingToday([old, plain, week, today, other, gone], '2026-11-21')).toBe(today)
  expect(holdingToday([old, plain, week, gone], '2026-11-21')).toBe(week)
  expect(holdingToday([old, plain, gone], '2026-11-21')).toBeUndefined()
})
