import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../tests/client.ts'
import { customer, show } from '../../tests/screen.tsx'
import { answered } from '../state/connection.ts'
import { api } from './api.ts'
import type { Failure } from './base-query.ts'
import { useAddToCartMutation, useCart, useRemoveFromCartMutation } from './cart.ts'
import { useStores } from './stores.ts'
import { useRemoveUserMutation, useUsersQuery } from './users.ts'

joinNetwork()

let who: Awaited<ReturnType<typeof customer>>
const keys: (string | null)[] = []
let carts = 0

/** Begins as JSON, and breaks off. */
function cut() {
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"data":{"id":'))
      setTimeout(() => stream.error(new TypeError('The connection broke')), 5)
    },
  })
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
}
/** Never comes. */
const hung = () => new Promise<never>(() => {})

beforeEach(async () => {
  keys.length = 0
  carts = 0
  network.use(
    http.get('*/api/app/itemcarts/activity/*', () => {
      carts += 1
      return HttpResponse.json({ data: [], totalRows: 0 })
    }),
  )
  who = await customer()
})
afterEach(() => void vi.useRealTimers())

const outcomes: unknown[] = []
function Cart({ withStores = false }) {
  useCart('it')
  const [add] = useAddToCartMutation()
  const wish = { activityId: who.activityId, itemColorSizeId: 'a1b2c3d4-0000-4000-8000-000000000000', quantity: 1 }
  return (
    <>
      <button type="button" onClick={() => void add(wish).then(({ error }) => outcomes.push(error))}>
        Aggiungi
      </button>
      {withStores ? <Stores /> : null}
    </>
  )
}
function Stores() {
  useStores()
  return null
}
const tap = () => act(() => screen.getByRole('button').click())

test('of an answer that breaks off nobody knows what it said: the wish is repeated as the same, and counts once', async () => {
  outcomes.length = 0
  network.use(
    http.post('*/api/itemcarts', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return cut()
    }),
  )
  show(<Cart />, who)
  tap()
  await waitFor(() => expect(outcomes).toHaveLength(1))
  expect(outcomes[0] as Failure).toMatchObject({ status: 0, isUnsure: true })
  tap()
  await waitFor(() => expect(keys).toHaveLength(2))
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

test('an answer that never comes is not waited for without end, and the wish stays the same', async () => {
  outcomes.length = 0
  network.use(
    http.post('*/api/itemcarts', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'))
      return hung()
    }),
  )
  show(<Cart />, who)
  await waitFor(() => expect(carts).toBe(1))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  tap()
  await vi.waitFor(() => expect(keys).toHaveLength(1), 20_000)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(outcomes).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(outcomes).toMatchObject([{ status: 0, isUnsure: true }])
})

test('what she did is seen while something else is slow', async () => {
  network.use(
    http.get('*/api/stores', hung),
    http.post('*/api/itemcarts', () => HttpResponse.json({ data: { id: 'l1', quantity: 1 } })),
  )
  show(<Cart withStores />, who)
  await waitFor(() => expect(carts).toBe(1))
  tap()
  await waitFor(() => expect(carts).toBe(2))
})

test('once the server is there again, what stands on the screen is read again, and not at each answer after', async () => {
  const store = show(<Cart />, who)
  await waitFor(() => expect(carts).toBe(1))
  for (const reached of [false, true, false, true]) store.dispatch(answered({ reached }))
  await waitFor(() => expect(carts).toBe(2))
  await new Promise((done) => setTimeout(done, 100))
  expect(carts).toBe(2)
  store.dispatch(api.util.resetApiState())
})

test.each([
  ['not_found', 404, undefined],
  ['forbidden', 403, 403],
])('what is to go and is gone is done: refused with %s %i', async (code, status, refused) => {
  outcomes.length = 0
  network.use(http.delete('*/api/itemcarts/l1', () => HttpResponse.json({ code, message: 'Non lo troviamo' }, { status })))
  function Line() {
    const [remove] = useRemoveFromCartMutation()
    return (
      <button type="button" onClick={() => void remove({ activityId: who.activityId, id: 'l1' }).then((one) => outcomes.push(one.error))}>
        Togli
      </button>
    )
  }
  show(<Line />, who)
  tap()
  await waitFor(() => expect(outcomes).toHaveLength(1))
  expect((outcomes[0] as Failure | undefined)?.status).toBe(refused)
})

test('a list that was asked for before a write of staff’s, and answered after it, is read again', async () => {
  let people = 0
  let answerLate = () => {}
  network.use(
    http.get('*/api/users', async () => {
      people += 1
      if (people === 1) await new Promise<void>((done) => (answerLate = done))
      return HttpResponse.json({ data: [], totalRows: 0 })
    }),
    http.delete('*/api/users/u1', () => HttpResponse.json({})),
  )
  function People() {
    useUsersQuery({ activityId: who.activityId })
    const [remove] = useRemoveUserMutation()
    return (
      <button type="button" onClick={() => void remove({ activityId: who.activityId, id: 'u1' }).then(() => answerLate())}>
        Togli
      </button>
    )
  }
  show(<People />, who)
  await waitFor(() => expect(people).toBe(1))
  tap()
  await waitFor(() => expect(people).toBe(2))
})
