import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../tests/client.ts'
import { customer, show } from '../../tests/screen.tsx'
import { ended } from '../state/session.ts'
import { useLive } from './live.ts'
import { useOrder } from './orders.ts'

joinNetwork()

let who: Awaited<ReturnType<typeof customer>>
let isSeen = true
type Line = { url: string; token: string | null; say: (text: string) => void; isLeft: () => boolean }
const lines: Line[] = []
let asked = 0

beforeEach(async () => {
  lines.length = 0
  asked = 0
  isSeen = true
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isSeen ? 'visible' : 'hidden'))
  network.use(
    http.get('*/api/live', ({ request }) => {
      let say: Line['say'] = () => {}
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          say = (text) => controller.enqueue(new TextEncoder().encode(text))
          say(':\n\n')
        },
      })
      lines.push({ url: request.url, token: request.headers.get('authorization'), say, isLeft: () => request.signal.aborted })
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } })
    }),
    http.get('*/api/app/item-orders/one', () => {
      asked += 1
      return HttpResponse.json({ code: 'not_found', message: '' }, { status: 404 })
    }),
  )
  who = await customer()
})
afterEach(() => void vi.restoreAllMocks())

function Looking() {
  const isLive = useLive('own')
  useOrder('one', 'it')
  return <p>{isLive ? 'dal vivo' : 'da sé'}</p>
}
const turn = (seen: boolean) =>
  act(() => {
    isSeen = seen
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('what changes is asked for at once, as herself, once for each word; what is not known is let by', async () => {
  show(<Looking />, who)
  await screen.findByText('dal vivo')
  expect(lines).toMatchObject([{ token: `Bearer ${who.token}` }])
  expect(decodeURIComponent(lines[0]?.url ?? '')).toContain(`filters[activityId]=${who.activityId}`)
  await waitFor(() => expect(asked).toBe(2)) // at first, and when the line opened
  act(() => lines[0]?.say('event: changed\ndata: {"noun":"orders","id":"one"}\n\n'))
  await waitFor(() => expect(asked).toBe(3))
  act(() => lines[0]?.say('data: {"noun":"weather","id":"one"}\n\n'))
  await new Promise((done) => setTimeout(done, 100))
  expect([asked, lines.length]).toEqual([3, 1])
})

test('what changes while it is being asked for is asked for again: the answer may be of before', async () => {
  const answers: (() => void)[] = []
  network.use(
    http.get('*/api/app/item-orders/one', async () => {
      asked += 1
      await new Promise<void>((done) => answers.push(done))
      return HttpResponse.json({ code: 'not_found', message: '' }, { status: 404 })
    }),
  )
  show(<Looking />, who)
  await screen.findByText('dal vivo')
  await waitFor(() => expect(answers).toHaveLength(1))
  act(() => lines[0]?.say('event: changed\ndata: {"noun":"orders","id":"one"}\n\n'))
  await new Promise((done) => setTimeout(done, 100))
  expect(asked).toBe(1)
  answers[0]?.()
  await waitFor(() => expect(answers).toHaveLength(2))
  act(() => lines[0]?.say('event: changed\ndata: {"noun":"orders","id":"one"}\n\n'))
  answers[1]?.()
  await waitFor(() => expect(answers).toHaveLength(3))
  answers[2]?.()
  await new Promise((done) => setTimeout(done, 100))
  expect(asked).toBe(3)
})

test('a page that is hidden listens to nothing, and asks once when it is seen again', async () => {
  isSeen = false
  show(<Looking />, who)
  await waitFor(() => expect(asked).toBe(1))
  expect([lines.length, screen.queryByText('dal vivo')]).toEqual([0, null])
  turn(true)
  await screen.findByText('dal vivo')
  await waitFor(() => expect(asked).toBe(2))
  turn(false)
  await screen.findByText('da sé')
  await waitFor(() => expect(lines[0]?.isLeft()).toBe(true))
})

test('a log-out ends it at once', async () => {
  const store = show(<Looking />, who)
  await screen.findByText('dal vivo')
  act(() => void store.dispatch(ended('elsewhere')))
  await screen.findByText('da sé')
  expect(lines.map((line) => line.isLeft())).toEqual([true])
})

function Pair() {
  const [who, setWho] = useState('both')
  return (
    <>
      {who === 'both' ? <Looking /> : null}
      {who === 'second' || who === 'both' ? <Looking /> : null}
      {['both', 'second', 'none'].map((name) => (
        <button key={name} type="button" onClick={() => setWho(name)}>
          {name}
        </button>
      ))}
    </>
  )
}

test('all of a page that listen share one line, which ends with the last of them', async () => {
  const all = () => screen.queryAllByText('dal vivo').length
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
  show(<Pair />, who)
  await waitFor(() => expect(all()).toBe(2))
  press('second')
  await waitFor(() => expect(all()).toBe(1))
  press('both')
  await waitFor(() => expect(all()).toBe(2))
  expect(lines.map((line) => line.isLeft())).toEqual([false])
  press('none')
  await waitFor(() => expect(lines.map((line) => line.isLeft())).toEqual([true]))
})
