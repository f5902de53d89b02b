import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePage, fakeWorker, ORIGIN } from '../tests/fakes/worker.ts'

const report = vi.hoisted(() => vi.fn(async (_receipt: string, _event: string) => {}))
vi.mock('./receipts.ts', () => ({ report }))

const { raiseEpoch } = await import('./epoch.ts')
const { show } = await import('./push.ts')

const state = { owner: 'u1', deviceId: 'd1', endpoint: null, publicKey: null }
const payload = {
  web_push: 8030,
  app_badge: 2,
  notification: {
    title: 'Stasera punti doppi',
    body: 'Dalle 19',
    navigate: `${ORIGIN}/notices/n1?push=r1`,
    tag: 'notice-n1',
    data: { owner: 'u1', receipt: 'r1', notice: 'n1', activity: 'a1' },
  },
}
const data = (value: unknown) => ({ text: () => (typeof value === 'string' ? value : JSON.stringify(value)) }) as PushMessageData

beforeEach(() => report.mockClear())
afterEach(() => vi.unstubAllGlobals())

test('its owner sees it, her pages hear of it, and it is counted', async () => {
  const page = fakePage()
  const { showNotification, setAppBadge } = await fakeWorker({ state, pages: [page] })
  await show(data(payload))
  expect(showNotification).toHaveBeenCalledExactlyOnceWith(
    'Stasera punti doppi',
    expect.objectContaining({ body: 'Dalle 19', tag: 'notice-n1', renotify: true, data: { path: '/notices/n1?push=r1', receipt: 'r1' } }),
  )
  expect(page.postMessage).toHaveBeenCalledWith({ type: 'PUSH_RECEIVED', receipt: 'r1', notice: 'n1' })
  expect(setAppBadge).toHaveBeenCalledWith(2)
  expect(report).toHaveBeenCalledExactlyOnceWith('r1', 'received')
})

test.each([
  ['logged out', undefined, data(payload)],
  ['somebody else', { ...state, owner: 'u2' }, data(payload)],
  ['an entry that nobody can read', { owner: 'u1' }, data(payload)],
  ['no payload', state, null],
  ['garbage', state, data('\u0000{]')],
])('%s: a bare note, and nothing else happens', async (_, kept, carried) => {
  const page = fakePage()
  const { showNotification, setAppBadge } = await fakeWorker({ state: kept, pages: [page] })
  await show(carried)
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Tessera', expect.objectContaining({ tag: 'bare', body: undefined }))
  for (const untold of [page.postMessage, setAppBadge, report]) expect(untold).not.toHaveBeenCalled()
})

test('where storage is denied the note is bare', async () => {
  const { showNotification } = await fakeWorker({ state })
  vi.stubGlobal('caches', { match: () => Promise.reject(new Error('denied')) })
  await show(data(payload))
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Tessera', expect.anything())
})

test('a note that the browser refuses becomes the bare one, which is not counted', async () => {
  const { showNotification } = await fakeWorker({ state })
  showNotification.mockRejectedValueOnce(new TypeError('no'))
  await show(data(payload))
  expect(showNotification.mock.calls.map(([title]) => title)).toEqual(['Stasera punti doppi', 'Tessera'])
  expect(report).not.toHaveBeenCalled()
})

test('a payload that cannot be taken out is a bare note, too', async () => {
  const { showNotification } = await fakeWorker({ state })
  const text = () => {
    throw new TypeError('no')
  }
  await show({ text } as unknown as PushMessageData)
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Tessera', expect.anything())
})

test('a logout while it is shown takes it back, and nothing else happens', async () => {
  const { showNotification, close, setAppBadge } = await fakeWorker({ state })
  showNotification.mockImplementationOnce(async () => raiseEpoch())
  await show(data(payload))
  expect(close).toHaveBeenCalledOnce()
  for (const untold of [setAppBadge, report]) expect(untold).not.toHaveBeenCalled()
})

test('neither a badge nor a receipt that fails takes the notification back', async () => {
  const { setAppBadge, showNotification } = await fakeWorker({ state })
  setAppBadge.mockRejectedValueOnce(new Error('no'))
  report.mockRejectedValueOnce(new Error('no'))
  await expect(show(data(payload))).resolves.toBeUndefined()
  vi.stubGlobal('navigator', {})
  await expect(show(data(payload))).resolves.toBeUndefined()
  expect(showNotification).toHaveBeenCalledTimes(2)
})
