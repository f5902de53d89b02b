import { expect, test } from 'vitest'
import type { NoticeSent } from '#contract/notices.ts'
import { groupsOf } from './groups.ts'

const sent = (id: string, created: string) => ({ id, created }) as NoticeSent
const shape = (rows: NoticeSent[], zone: string) =>
  groupsOf(rows, zone).map(({ day, rows: ofDay }) => [day, ofDay.map(({ sent: { id }, time }) => `${id} ${time}`)])

test('a day is one of the activity, whatever the phone believes', () => {
  const rows = [sent('c', '2026-11-21T08:00:00Z'), sent('b', '2026-11-20T23:30:00Z'), sent('a', '2026-11-20T12:00:00Z')]
  expect(shape(rows, 'Europe/Rome')).toEqual([
    ['2026-11-21', ['c 09:00', 'b 00:30']],
    ['2026-11-20', ['a 13:00']],
  ])
  expect(shape(rows, 'America/Los_Angeles')).toEqual([
    ['2026-11-21', ['c 00:00']],
    ['2026-11-20', ['b 15:30', 'a 04:00']],
  ])
})

test('no notices are no days', () => expect(groupsOf([], 'Europe/Rome')).toEqual([]))
