import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '../state/session.ts'
import { renewOnce, type SessionDoor } from './renew.ts'

const old: Session = { token: 'old', refreshToken: 'r1', activityId: null }
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const fresh = { token: 'new', refresh_token: 'r2' }

/** A session as one tab has it, over a storage that the tabs share. */
function tab(shared: { session: Session }): SessionDoor & { state: Session } {
  const door = {
    state: { ...old },
    session: () => door.state,
    stored: () => shared.session,
    write: async (tokens: { token: string; refresh_token: string }) => {
      door.state = { ...door.state, token: tokens.token, refreshToken: tokens.refresh_token }
      shared.session = door.state
    },
  }
  return door
}

const ask = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', ask)
})
afterEach(() => {
  ask.mockReset()
  vi.unstubAllGlobals()
})

test('twenty refusals at once are one renewal', async () => {
  ask.mockImplementation(async () => answer(200, fresh))
  const door = tab({ session: old })
  const results = await Promise.all(Array.from({ length: 20 }, () => renewOnce('old', door)))
  expect(new Set(results)).toEqual(new Set(['renewed']))
  expect(ask).toHaveBeenCalledTimes(1)
  expect(door.state.token).toBe('new')
})

test('what another tab renewed is taken over without a call', async () => {
  const door = tab({ session: { token: 'theirs', refreshToken: 'r9', activityId: null } })
  expect(await renewOnce('old', door)).toBe('renewed')
  expect(ask).not.toHaveBeenCalled()
  expect(door.state).toMatchObject({ token: 'theirs', refreshToken: 'r9' })
})

test('the session of the next person is not taken over here', async () => {
  const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.x`
  const door = tab({ session: { token: tokenOf('marco'), refreshToken: 'r9', activityId: null } })
  expect(await renewOnce(tokenOf('giulia'), door)).toBe('offline')
  expect(door.state).toEqual(old)
})

test.each([
  [401, 'session_ended', 'refused'],
  [403, 'user_inactive', 'refused'],
  [401, 'unauthenticated', 'offline'],
  [401, 401, 'offline'],
  [403, 'forbidden', 'offline'],
  [200, 'session_ended', 'offline'],
  [500, 'unexpected', 'offline'],
  [503, 'unavailable', 'offline'],
  [429, 'too_many', 'offline'],
])('an answer of %i with the code %s is "%s"', async (status, code, result) => {
  ask.mockImplementation(async () => answer(status, { code, message: 'x' }))
  expect(await renewOnce('old', tab({ session: old }))).toBe(result)
})

test('a network that drops, or an answer nobody can read, logs nobody out', async () => {
  ask.mockRejectedValueOnce(new TypeError('network'))
  expect(await renewOnce('old', tab({ session: old }))).toBe('offline')
  for (const status of [200, 401, 403]) {
    ask.mockResolvedValueOnce(new Response('<html>captive portal</html>', { status }))
    expect(await renewOnce('old', tab({ session: old }))).toBe('offline')
  }
})
