import { HttpResponse, http } from 'msw'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { calls as account } from '#contract/account.ts'
import { calls as addresses } from '#contract/addresses.ts'
import { calls as auth } from '#contract/auth.ts'
import { calls as activities } from '#contract/activities.ts'
import { answerTo, CUSTOMER, joinNetwork, network } from '../../tests/client.ts'
import { createStore } from '../app/store.ts'
import { restore } from '../state/persist.ts'
import { authenticated } from '../state/session.ts'
import { api } from './api.ts'
import { ask, askOnce } from './base-query.ts'
import { learned, promised } from './once-key.ts'

joinNetwork()
const store = createStore()

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation({ ...ask(auth.login) }),
    memberships: build.query({ ...ask(activities.mine) }),
    add: build.mutation({ ...ask(addresses.add), extraOptions: { shownIn: 'addresses' } }),
    change: build.mutation({ ...ask(account.changePassword) }),
    addOnce: build.mutation({ ...askOnce(addresses.add) }),
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
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
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

/** Later on the clock; what waits for a moment goes on as it does. */
const after = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })

test('one that was not repeated for a while is another one, but where the screen still says that it counts once', async () => {
  follow(() => HttpResponse.error())
  await add('Via di Ieri')
  const over = promised()
  after(60)
  await add('Via di Ieri')
  expect(keys[1]).toBe(keys[0])
  over()
  keys = []
  await add('Via di Oggi')
  after(60)
  await add('Via di Oggi')
  expect(keys[1]).not.toBe(keys[0])
})

test('one whose outcome she has seen is another one; one that was tried since she looked, or of another kind, is not', async () => {
  follow(() => HttpResponse.error())
  await add('Via Vista')
  learned('cart', Date.now() + 1)
  learned('addresses', Date.now() - 60_000)
  await add('Via Vista')
  expect(keys[1]).toBe(keys[0])
  keys = []
  await add('Via Rivista')
  learned('addresses', Date.now() + 1)
  await add('Via Rivista')
  expect(keys[1]).not.toBe(keys[0])
})

test('one that says itself what tells it from another is the same for ever, and another where that is', async () => {
  follow(() => HttpResponse.error())
  const street = { activityId, address: 'Via del Carrello', cap: '16032', countryId: 'IT' }
  const once = (wish: string) => store.dispatch(endpoints.addOnce.initiate({ ...street, wish }))
  expect((await once('2 x')).error).toMatchObject({ isUnsure: true })
  after(60 * 24)
  expect((await once('2 x')).error).toBeUndefined()
  await once('2 y')
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  expect(localStorage.getItem('tessera.wishes') ?? '').not.toContain(keys[0])
})

test('with a full storage it is repeated as the same all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  follow(() => HttpResponse.error())
  await add('Via Piena')
  await add('Via Piena')
  expect(keys[1]).toBe(keys[0])
})

test('what answers a repetition by itself is as unsure, and leaves no trace of a password', async () => {
  let headers: Headers | undefined
  network.use(
    http.put('*/api/users/*/changepassword', ({ request }) => {
      headers = request.headers
      return HttpResponse.error()
    }),
  )
  const typed = { id: 'u', oldPassword: 'vecchia', password: 'nuova', confirmPassword: 'nuova' }
  expect((await store.dispatch(endpoints.change.initiate(typed))).error).toMatchObject({ isUnsure: true })
  expect(headers?.get('Idempotency-Key')).toBeNull()
  expect(localStorage.getItem('tessera.wishes') ?? '').not.toContain('changepassword')
})
