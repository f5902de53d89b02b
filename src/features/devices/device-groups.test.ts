import { expect, test } from 'vitest'
import type { Device } from '#contract/devices.ts'
import { groupsOf } from './device-groups.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')
const device = (id: string, days: number, more: Partial<Device> = {}): Device => ({
  id,
  deviceId: id,
  deviceName: null,
  deviceType: 'computer',
  authNotice: 'N',
  active: 'Y',
  osVersion: 'Windows 11',
  sdkVersion: null,
  appVersion: null,
  browser: 'Chrome 140',
  activityName: null,
  push: 'off',
  lastSeen: new Date(NOW - days * 24 * 60 * 60 * 1000).toISOString(),
  lastNotice: null,
  ...more,
})
const idsOf = (others: Device[]) => {
  const { current, past } = groupsOf(others, NOW)
  return [current, past].map((some) => some.map(({ id }) => id))
}

test('of computers that nothing tells apart the latest stays in sight, whatever their versions', () => {
  expect(idsOf([device('a', 0), device('b', 1, { browser: 'Chrome 139' }), device('c', 2, { browser: 'Firefox 140' })])).toEqual([
    ['a', 'c'],
    ['b'],
  ])
})

test('one that she named stays, and so does one that is told, however long ago it was seen', () => {
  const told = { authNotice: 'Y', push: 'on' } as const
  expect(idsOf([device('a', 0), device('b', 1, { deviceName: 'Ufficio' }), device('c', 90, told)])).toEqual([['a', 'b', 'c'], []])
})

test('what was not seen for a month is past, its name or not', () => {
  expect(idsOf([device('a', 29), device('b', 31, { deviceName: 'Ufficio' }), device('c', 31, { browser: 'Firefox 140' })])).toEqual([
    ['a'],
    ['b', 'c'],
  ])
})
