import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { restore } from '../state/persist.ts'
import { authenticated, ended } from '../state/session.ts'
import { keep, type Kept, type Mark, mineKept } from '../state/snapshot.ts'
import { createStore } from './store.ts'
import { followOtherTabs } from './tabs.ts'

const store = createStore()
const tokenOf = (sub: string, more = '') => `x.${btoa(JSON.stringify({ sub, more }))}.x`

/** What another tab left in the storage, and the browser's word of it. */
function inOtherTab(session: Record<string, string | null>) {
  const kept = Object.fromEntries(Object.entries(session).map(([name, value]) => [name, JSON.stringify(value)]))
  localStorage.setItem('persist:session', JSON.stringify(kept))
  window.dispatchEvent(new StorageEvent('storage', { key: 'persist:session' }))
}
const held = () => store.getState()

const inStorage = (parts: object) =>
  JSON.stringify(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, JSON.stringify(part)])))
/** What another tab kept for the start, whose it is, and the browser's word of it. */
function keptInOtherTab(byActivity: object, whose: string | undefined = 'giulia') {
  localStorage.setItem('persist:snapshot', inStorage({ whose, byActivity, _persist: { version: 1, rehydrated: true } }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'persist:snapshot' }))
}
const cardOf = (code: string, minute: number) => ({
  data: { id: code, code, codeType: 'EAN13' as const, type: 'L' as const, balance: '1.00', pointBalance: '2' },
  at: `2026-01-01T00:0${minute}:00.000Z`,
})
const keepCard = (activityId: string, card: Kept<ReturnType<typeof cardOf>['data']>) =>
  store.dispatch(keep('card', activityId, card as never))
const codes = () => Object.entries(held().snapshot.byActivity).map(([id, { card }]) => `${id} ${card?.data?.code}`)
/** The cards that a start without a network would find. */
function codesStored() {
  const { byActivity = 'null' } = JSON.parse(localStorage.getItem('persist:snapshot') ?? '{}') as { byActivity?: string }
  const parts = (JSON.parse(byActivity) ?? {}) as Record<string, { card?: { data: { code: string } } }>
  return Object.entries(parts).map(([id, { card }]) => `${id} ${card?.data.code}`)
}

beforeAll(async () => {
  await restore(store)
  followOtherTabs(store)
})

beforeEach(() => {
  store.dispatch(ended('elsewhere'))
  store.dispatch(authenticated({ token: tokenOf('giulia'), refresh_token: 'hers' }))
  store.dispatch(mineKept({ data: [], at: '2026-01-01T00:00:00Z' }))
})

test('a renewal in another tab is taken over, and what is on screen stays', () => {
  inOtherTab({ token: tokenOf('giulia', 'later'), refreshToken: 'child', activityId: 'a' })
  expect(held().session).toMatchObject({ token: tokenOf('giulia', 'later'), refreshToken: 'child' })
  expect(held().snapshot.mine).toBeDefined()
})

test('a logout in another tab ends the session here', () => {
  inOtherTab({ token: null, refreshToken: null, activityId: null })
  expect(held().session.token).toBeNull()
  expect(held().snapshot.mine).toBeUndefined()
})

test('a tab that slept while the next person logged in shows nothing of the last one', () => {
  inOtherTab({ token: tokenOf('marco'), refreshToken: 'his', activityId: 'b' })
  expect(held().session).toMatchObject({ token: tokenOf('marco'), refreshToken: 'his', activityId: 'b' })
  expect(held().snapshot.mine).toBeUndefined()
})

test('a card that another tab kept is not lost by what this one keeps', async () => {
  keepCard('x', cardOf('1', 1))
  keptInOtherTab({ x: { card: cardOf('1', 1) }, y: { card: cardOf('2', 2) } })
  keepCard('x', cardOf('3', 3))
  expect(codes()).toEqual(['x 3', 'y 2'])
  await vi.waitFor(() => expect(codesStored()).toEqual(['x 3', 'y 2']))
})

test('of the same part in two tabs the newer holds, and what is as it was changes nothing', () => {
  keepCard('x', cardOf('1', 2))
  const before = held().snapshot
  keptInOtherTab({ x: { card: cardOf('0', 1) } })
  keptInOtherTab({ x: { card: cardOf('1', 3) } })
  keptInOtherTab({})
  expect(held().snapshot).toBe(before)
  keptInOtherTab({ x: { card: cardOf('4', 4) } })
  expect(codes()).toEqual(['x 4'])
})

test('a mark that another tab made waits here too, and goes once that tab has told the server', () => {
  const marksAt = (data: Mark[], second: number) => ({ x: { marks: { data, at: `2026-01-01T00:00:0${second}.000Z` } } })
  const marks = () => held().snapshot.byActivity.x?.marks?.data
  const mark = { id: 'n1', isNative: false }
  keptInOtherTab(marksAt([mark], 1))
  expect(marks()).toEqual([mark])
  keptInOtherTab(marksAt([], 2))
  keptInOtherTab(marksAt([mark], 1))
  expect(marks()).toEqual([])
})

test('what a tab that slept writes of the one before comes neither to nobody nor to the next', () => {
  store.dispatch(ended('here'))
  keptInOtherTab({ x: { card: cardOf('1', 1) } })
  expect(codes()).toEqual([])
  store.dispatch(authenticated({ token: tokenOf('marco'), refresh_token: 'his' }))
  keptInOtherTab({ x: { card: cardOf('1', 1) } })
  keptInOtherTab({ x: { card: cardOf('1', 1) } }, undefined)
  expect(codes()).toEqual([])
  store.dispatch(ended('elsewhere'))
  expect(JSON.stringify(held().snapshot)).not.toContain('marco')
})

test('a tab that hears of the next person has what was kept of his before', () => {
  localStorage.setItem(
    'persist:snapshot',
    inStorage({ whose: 'marco', byActivity: { x: { card: cardOf('7', 1) } }, _persist: { version: 1, rehydrated: true } }),
  )
  inOtherTab({ token: tokenOf('marco'), refreshToken: 'his', activityId: 'x' })
  expect(codes()).toEqual(['x 7'])
})

test('what another tab kept of a shape that it never had is not taken over', () => {
  keptInOtherTab({ x: { card: { ...cardOf('1', 1), data: { code: 5 } } }, y: { card: cardOf('2', 1) } })
  expect(codes().filter((one) => !one.endsWith('undefined'))).toEqual(['y 2'])
  localStorage.setItem('persist:snapshot', 'no JSON')
  window.dispatchEvent(new StorageEvent('storage', { key: 'persist:snapshot' }))
  expect(codes()).toContain('y 2')
})
