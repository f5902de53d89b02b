import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onOpen, onPush } from './worker-news.ts'

let worker: EventTarget & { startMessages: () => void }
const stops: (() => void)[] = []

beforeEach(() => {
  worker = Object.assign(new EventTarget(), { startMessages: vi.fn() })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

function say(data: unknown) {
  const port = { postMessage: vi.fn() }
  worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }))
  return port.postMessage
}
function heard() {
  const [opened, pushed] = [vi.fn(), vi.fn()]
  stops.push(onOpen(opened), onPush(pushed))
  return { opened, pushed }
}

test.each([
  ['/notices/n1?push=r1', '/notices/n1?push=r1'],
  ['/en/notices/n1', '/notices/n1'],
  ['/de', '/'],
])('a tap that wants %s leads to %s, in whichever language she reads', (path, inApp) => {
  const { opened, pushed } = heard()
  expect(say({ type: 'OPEN', path })).toHaveBeenCalledExactlyOnceWith('done')
  expect(opened).toHaveBeenCalledExactlyOnceWith(inApp)
  expect(pushed).not.toHaveBeenCalled()
})

test('a push is told of, and answers nothing', () => {
  const { opened, pushed } = heard()
  expect(say({ type: 'PUSH_RECEIVED', receipt: 'r1', notice: null })).not.toHaveBeenCalled()
  expect(pushed).toHaveBeenCalledExactlyOnceWith({ receipt: 'r1', notice: null })
  expect(opened).not.toHaveBeenCalled()
})

test.each(['x', null, { type: 'OPEN', path: '//evil.example' }, { type: 'OPEN', path: 'javascript:alert(1)' }, { type: 'RELOAD' }])(
  '%j is not heard',
  (data) => {
    const { opened, pushed } = heard()
    expect(say(data)).not.toHaveBeenCalled()
    for (const untold of [opened, pushed]) expect(untold).not.toHaveBeenCalled()
  },
)

test('who stopped hears nothing more; without a worker there is nothing to hear', () => {
  const { opened } = heard()
  for (const stop of stops.splice(0)) stop()
  expect(say({ type: 'OPEN', path: '/card' })).not.toHaveBeenCalled()
  expect(opened).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  expect(onPush(vi.fn())()).toBeUndefined()
})
