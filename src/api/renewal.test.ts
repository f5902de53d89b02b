import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { calls as activities } from '#contract/activities.ts'
import { type Tokens, calls as auth } from '#contract/auth.ts'
import { CUSTOMER, network, joinNetwork } from '../../tests/client.ts'
import { createStore } from '../app/store.ts'
import { flushSession, restore } from '../state/persist.ts'
import { authenticated, ended } from '../state/session.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

joinNetwork()
const store = createStore()

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    enter: build.mutation({ ...ask(auth.login) }),
    memberships: build.query({ ...ask(activities.mine) }),
  }),
})
const memberships = () => store.dispatch(endpoints.memberships.initiate({}, { forceRefetch: true, subscribe: false }))

const logIn = async () => {
  const { data } = await store.dispatch(endpoints.enter.initiate(CUSTOMER))
  if (!data) throw new Error('no log-in')
  return data
}

/** Logged in with these tokens, on the device too. */
const hold = async (tokens: Tokens) => {
  store.dispatch(authenticated(tokens))
  await flushSession()
}
const expired = 'expired.token.here'

beforeAll(() => restore(store))

beforeEach(() => {
  store.dispatch(ended('elsewhere'))
})

test('a customer who logged in sees the activity she is in', async () => {
  await hold(await logIn())
  const { data } = await memberships()
  expect(data?.data.activityCustomers.map(({ activity }) => activity.name)).toEqual(['Trattoria di Prova'])
})

test('twenty answers 401 at once cause one renewal', async () => {
  const tokens = await logIn()
  await hold({ ...tokens, token: expired })
  let renewals = 0
  network.use(http.post('*/api/token/refresh', () => void (renewals += 1)))
  const asked = await Promise.all(Array.from({ length: 20 }, () => memberships()))
  expect(asked.every(({ data }) => data)).toBe(true)
  expect(renewals).toBe(1)
})

test('a network that drops during the renewal logs nobody out', async () => {
  const tokens = await logIn()
  await hold({ ...tokens, token: expired })
  network.use(http.post('*/api/token/refresh', () => HttpResponse.error()))
  await memberships()
  expect(store.getState().session.refreshToken).toBe(tokens.refresh_token)
  network.resetHandlers()
  expect((await memberships()).data?.totalRows).toBe(1)
})

test('a renewal that the network kept from her is no answer of the server, and the wish stays the same', async () => {
  const tokens = await logIn()
  await hold({ ...tokens, token: expired })
  network.use(http.post('*/api/token/refresh', () => HttpResponse.error()))
  const { error } = await memberships()
  expect(error).toEqual({ status: 0, code: 'unreached', message: '', isUnsure: false })
  expect(store.getState().connection.reached).toBe(false)
})

test.each([200, 401, 403, 503])('a page in the place of an answer, with %i, is none: the server was not reached', async (status) => {
  const tokens = await logIn()
  await hold(tokens)
  network.use(http.all('*/api/*', () => HttpResponse.html('<h1>Torniamo subito</h1>', { status })))
  expect((await memberships()).error).toMatchObject({ status: 0, code: 'unreached' })
  expect(store.getState()).toMatchObject({ connection: { reached: false }, session: { refreshToken: tokens.refresh_token } })
  network.resetHandlers()
  expect((await memberships()).data?.totalRows).toBe(1)
})

test('a refresh token that is refused ends the session', async () => {
  await hold({ token: expired, refresh_token: 'never-given' })
  expect((await memberships()).data).toBeUndefined()
  expect(store.getState().session.token).toBeNull()
})
