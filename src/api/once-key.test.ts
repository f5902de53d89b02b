import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { calls as addresses } from '#contract/addresses.ts'
import { calls as auth } from '#contract/auth.ts'
import { calls as activities } from '#contract/activities.ts'
import { answerTo, CUSTOMER, joinNetwork, network } from '../../tests/client.ts'
import { createStore } from '../app/store.ts'
import { restore } from '../state/persist.ts'
import { authenticated } from '../state/session.ts'
import { api } from './api.ts'
import { ask } from './base-query.ts'

joinNetwork()
const store = createStore()

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation({ ...ask(auth.login) }),
    memberships: build.query({ ...ask(activities.mine) }),
    add: build.mutation({ ...ask(addresses.add) }),
  }),
})

let activityId = ''
beforeAll(async () => {
  await restore(store)
  const { data } = await store.dispatch(endpoints.logIn.initiate(CUSTOMER))
  store.dispatch(authenticated(data ?? { token: '', refresh_token: '' }))
  const mine = await store.dispatch(endpoints.memberships.initiate({}))
  activityId = mine.data?.data.activityCustomers[0]?.activity.id ?? ''
})
beforeEach(() => {
  keys = []
})

const add = (address: string) => store.dispatch(endpoints.add.initiate({ activityId, address, cap: '16032', countryId: 'IT' }))

let keys: (string | null)[] = []
/** Notes the keys of all writes; what comes back of the first may be something else, though the server does it all the same. */
const follow = (first?: () => Response) =>
  network.use(
    http.post('*/api/customer-addresses', async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      const answer = await answerTo(request)
      return first && keys.length === 1 ? first() : answer
    }),
  )

test.each<[string, () => Response]>([
  ['is lost', () => HttpResponse.error()],
  ['is a page of a proxy', () => HttpResponse.html('<p>Torniamo subito</p>', { status: 200 })],
  ['is a timeout of a gateway', () => HttpResponse.json({}, { status: 504 })],
])('a wish whose answer %s is repeated as the same', async (what, answer) => {
  follow(answer)
  const first = await add(what)
  expect(first.error).toMatchObject({ isUnsure: true })
  const again = await add(what)
  expect(again.error).toBeUndefined()
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), keys[0]])
})

test('after a definite answer, a refusal among them, it is another one', async () => {
  follow()
  const lacking = { activityId, address: 'Via Senza CAP', countryId: 'IT' }
  const { error } = await store.dispatch(endpoints.add.initiate(lacking))
  expect(error).toMatchObject({ status: 422, isUnsure: false })
  await store.dispatch(endpoints.add.initiate(lacking))
  await add('Via Due Volte')
  await add('Via Due Volte')
  expect(new Set(keys).size).toBe(4)
  expect(localStorage.getItem('tessera.wishes')).toBeNull()
})

test('what waits is known again after a reload, and is not to be read', async () => {
  follow(() => HttpResponse.error())
  await add('Via Segreta 7')
  const kept = localStorage.getItem('tessera.wishes')
  expect(kept).toContain(keys[0])
  expect(kept).not.toContain('Segreta')
})
