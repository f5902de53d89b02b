import { beforeAll, beforeEach, expect, test } from 'vitest'
import { restore } from '../state/persist.ts'
import { authenticated, ended } from '../state/session.ts'
import { mineKept } from '../state/snapshot.ts'
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
