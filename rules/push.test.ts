import { expect, test } from 'vitest'
import { isPushState, isWorkerNews } from './push.ts'

const state = { owner: 'u1', deviceId: 'd1', endpoint: 'https://push.example/1', publicKey: 'BKey' }

test('an entry names its owner and device, subscribed or not', () => {
  expect(isPushState(state)).toBe(true)
  expect(isPushState({ ...state, endpoint: null, publicKey: null })).toBe(true)
})

test.each([
  null,
  7,
  'u1',
  [],
  {},
  { ...state, owner: '' },
  { ...state, owner: undefined },
  { ...state, endpoint: 7 },
  { ...state, publicKey: undefined },
])('%j is no entry', (data) => {
  expect(isPushState(data)).toBe(false)
})

test.each([
  { type: 'PUSH_RECEIVED', receipt: 'r1', notice: 'n1' },
  { type: 'PUSH_RECEIVED', receipt: 'r1', notice: null },
  { type: 'OPEN', path: '/notices/n1' },
])('%j is news', (data) => {
  expect(isWorkerNews(data)).toBe(true)
})

test.each([null, 'OPEN', {}, { type: 'OPEN' }, { type: 'OPEN', path: 7 }, { type: 'PUSH_RECEIVED' }, { type: 'constructor', path: '/' }])(
  '%j is none',
  (data) => {
    expect(isWorkerNews(data)).toBe(false)
  },
)
