import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyCall, lineOf } from '../tests/setup/calls.ts'

const linesOf = (name: string) => readFileSync(`contract/${name}`, 'utf8').trim().split('\n')
/** Every line of SPEC section 7, word for word. */
const spec = linesOf('spec-lines.txt')

const served = everyCall.map(lineOf)

test('every line of the specification is a call', () => {
  expect(spec.filter((line) => !served.includes(line))).toEqual([])
})

test('every other call is marked as ours, with a reason', () => {
  const others = everyCall.filter((call) => !spec.includes(lineOf(call)))
  expect(others.filter(({ ours }) => !ours).map(lineOf)).toEqual([])
  expect(everyCall.filter((call) => call.ours && spec.includes(lineOf(call))).map(lineOf)).toEqual([])
})

test('no line is there twice', () => {
  expect(served).toEqual([...new Set(served)])
})

test('a path under /api is closed unless it is marked, every other is open', () => {
  const open = everyCall.filter(({ scope }) => scope === 'open').map(lineOf)
  expect(open.filter((line) => line.includes(' /api/')).sort()).toEqual([
    'POST /api/login_check',
    'POST /api/logout',
    'POST /api/token/refresh',
  ])
})

test('a call in an activity says which: by its path, or by activityId', () => {
  const inActivity = everyCall.filter(({ scope }) => scope === 'activity')
  expect(inActivity.length).toBeGreaterThan(0)
  for (const call of inActivity) {
    const { shape } = call.input as unknown as { shape: Record<string, unknown> }
    expect([lineOf(call), (call.selector ?? 'activityId') in shape]).toEqual([lineOf(call), true])
  }
})

test('what the device may keep is read without changing anything', () => {
  expect(everyCall.filter(({ keep, writes, method }) => keep && (writes || method !== 'GET')).map(lineOf)).toEqual([])
})
