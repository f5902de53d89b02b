import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../tests/client.ts'
import { customer, kept, show } from '../../tests/screen.tsx'
import { answered } from '../state/connection.ts'
import { claimsOf, ended } from '../state/session.ts'
import { latestOf, useLatestNoticesQuery, useRemoveNoticeMutation } from './notices.ts'
import { keyOf, useKept } from './kept.ts'

joinNetwork()

/** The device's database, and what was written to it. */
const device = vi.hoisted(() => ({
  answers: new Map<string, { data: unknown; at: unknown }>(),
  readCopy: vi.fn(),
  writeCopy: vi.fn(),
  writeDate: vi.fn(),
  forgetAll: vi.fn(),
}))
vi.mock('../state/keeper-db.ts', () => device)

let who: Awaited<ReturnType<typeof customer>>
beforeEach(async () => {
  localStorage.clear()
  vi.clearAllMocks()
  device.answers.clear()
  device.readCopy.mockImplementation(async (key: unknown) => device.answers.get(JSON.stringify(key)))
  device.writeCopy.mockImplementation(async (key: unknown, data: unknown, at: string) =>
    device.answers.set(JSON.stringify(key), { data, at }),
  )
  device.writeDate.mockImplementation(async () => undefined)
  device.forgetAll.mockImplementation(async () => device.answers.clear())
  who = await customer()
  inStorage(who.token)
})
afterEach(() => void vi.restoreAllMocks())

/** The session as all tabs of the browser have it. */
const inStorage = (token: string | null) => localStorage.setItem('persist:session', JSON.stringify({ token: JSON.stringify(token) }))
const row = (id: string) => {
  const created = '2026-11-20T10:00:00.000Z'
  const words = { title: `Avviso ${id}`, subTitle: null, message: null, image: null, link: null, externalLink: null, translations: [] }
  return { id: `s-${id}`, read: true, readNative: false, created, notice: { id, created, ...words } }
}
const page = (...ids: string[]) => ({ data: ids.map(row), totalRows: ids.length, unread: 0 })
const inbox = (answer: () => Response | Promise<Response>) => network.use(http.get('*/noticessent/user', answer))
const place = () =>
  JSON.stringify([claimsOf(who.token).sub ?? claimsOf(who.token).username, keyOf('latestNotices', latestOf(who.activityId))])
const keptOnDevice = (found: { data: unknown; at: unknown }) => {
  localStorage.setItem('tessera.kept', '')
  device.answers.set(place(), found)
}
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

function Inbox() {
  const { data, isLoading, isStale, failure, retry } = useKept(useLatestNoticesQuery(latestOf(who.activityId)))
  const [remove] = useRemoveNoticeMutation()
  return (
    <>
      <p role="status">
        {isLoading ? 'attesa' : (data?.data.map(({ notice }) => notice.id).join(' ') ?? 'niente')}
        {isStale ? ' (copia)' : ''} {failure?.code}
      </p>
      <button type="button" onClick={retry}>
        Ancora
      </button>
      <button type="button" onClick={() => void remove({ id: 'a', activityId: who.activityId })}>
        Via a
      </button>
    </>
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const said = () => screen.getByRole('status').textContent?.trim()

/** All that the page says from now on. */
function shownFromNow(): string[] {
  const shown: string[] = []
  const note = () => shown.push(document.body.textContent ?? '')
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
  return shown
}

test('a copy from the device shows while the server is silent, and the answer takes its place', async () => {
  keptOnDevice({ data: page('a'), at: minutesAgo(5) })
  let arrive: (answer: Response) => void = () => undefined
  inbox(() => new Promise((done) => (arrive = done)))
  show(<Inbox />, who)
  await waitFor(() => expect(said()).toBe('a (copia)'))
  arrive(HttpResponse.json(page('a', 'b')))
  await waitFor(() => expect(said()).toBe('a b'))
})

test.each([
  ['of another shape', { data: { data: [null], totalRows: 1 }, at: '2026-11-20T10:00:00.000Z' }],
  ['that is no object', { data: 'x', at: '2026-11-20T10:00:00.000Z' }],
  ['without a date', { data: 'page', at: 'yesterday' }],
])('a copy %s is nothing', async (_, found) => {
  keptOnDevice(found.data === 'page' ? { ...found, data: page('a') } : found)
  inbox(() => HttpResponse.error())
  show(<Inbox />, who)
  await waitFor(() => expect(said()).toBe('niente unreached'))
})

test('without a network the failure waits for the copy', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  keptOnDevice({ data: page('a'), at: minutesAgo(5) })
  device.readCopy.mockImplementation(async () => {
    await new Promise((done) => setTimeout(done, 100))
    return { data: page('a'), at: minutesAgo(5) }
  })
  inbox(() => HttpResponse.error())
  const shown = shownFromNow()
  show(<Inbox />, who)
  await waitFor(() => expect(said()).toBe('a (copia) offline'))
  expect(shown.filter((text) => text.includes('niente'))).toEqual([])
})

test('an unchanged answer rewrites nothing but its date, and that once a minute', async () => {
  const answers = [page('a'), page('a'), page('a'), page('a', 'b')]
  inbox(() => HttpResponse.json(answers.shift() ?? {}))
  show(<Inbox />, who)
  await waitFor(() => expect(said()).toBe('a'))
  await waitFor(() => expect(device.writeCopy).toHaveBeenCalledTimes(1))
  press('Ancora')
  await waitFor(() => expect(answers).toHaveLength(2))
  vi.spyOn(Date.prototype, 'toISOString').mockReturnValue('2099-01-01T00:00:00.000Z')
  press('Ancora')
  await waitFor(() => expect(device.writeDate).toHaveBeenCalledTimes(1))
  expect(device.writeCopy).toHaveBeenCalledTimes(1)
  press('Ancora')
  await waitFor(() => expect(device.writeCopy).toHaveBeenCalledTimes(2))
})

test('a full or denied storage shows the fresh answer all the same', async () => {
  localStorage.setItem('tessera.kept', '')
  for (const refuse of [device.readCopy, device.writeCopy]) refuse.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  inbox(() => HttpResponse.json(page('a')))
  show(<Inbox />, who)
  await waitFor(() => expect(said()).toBe('a'))
  await waitFor(() => expect(device.writeCopy).toHaveBeenCalled())
})

test('a storage that does not answer is not waited for, and what it finds later takes the place of the failure', async () => {
  localStorage.setItem('tessera.kept', '')
  let find: (copy: { data: unknown; at: unknown }) => void = () => undefined
  device.readCopy.mockImplementation(() => new Promise((done) => (find = done)))
  inbox(() => HttpResponse.error())
  show(<Inbox />, who)
  await waitFor(() => expect(said()).toBe('attesa'))
  await waitFor(() => expect(said()).toBe('niente unreached'), { timeout: 3_000 })
  find({ data: page('a'), at: minutesAgo(5) })
  await waitFor(() => expect(said()).toBe('a (copia) unreached'))
})

test('nothing is kept for who is no longer in: here, in another tab, or by the time it is written', async () => {
  localStorage.setItem('tessera.kept', '')
  let arrive: (answer: Response) => void = () => undefined
  inbox(() => new Promise((done) => (arrive = done)))
  const store = show(<Inbox />, who)
  await waitFor(() => expect(said()).toBe('attesa'))
  act(() => void store.dispatch(ended('here')))
  arrive(HttpResponse.json(page('a')))
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(device.writeCopy).not.toHaveBeenCalled()
  document.body.replaceChildren()

  inStorage(null)
  inbox(() => HttpResponse.json(page('a')))
  show(<Inbox />, who)
  await waitFor(() => expect(said()).toBe('a'))
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(device.writeCopy).not.toHaveBeenCalled()
  document.body.replaceChildren()

  inStorage(who.token)
  device.writeCopy.mockImplementation(async () => inStorage(null))
  show(<Inbox />, who)
  await waitFor(() => expect(device.writeCopy).toHaveBeenCalled())
  await waitFor(() => expect(device.forgetAll).toHaveBeenCalled())
})

test('what was asked before her write and answered after it is asked again', async () => {
  const asked: ((answer: Response) => void)[] = []
  inbox(() => new Promise((done) => asked.push(done)))
  network.use(http.delete('*/noticesents/notice/:id', () => HttpResponse.json({})))
  const shown: (string | null)[] = []
  show(<Inbox />, who)
  await waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.(HttpResponse.json(page('a', 'b')))
  await waitFor(() => expect(said()).toBe('a b'))
  press('Ancora')
  await waitFor(() => expect(asked).toHaveLength(2))
  press('Via a')
  await waitFor(() => expect(said()).toBe('b'))
  new MutationObserver(() => shown.push(document.body.textContent ?? '')).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  })
  asked[1]?.(HttpResponse.json(page('a', 'b')))
  await waitFor(() => expect(asked).toHaveLength(3))
  asked[2]?.(HttpResponse.json(page('b', 'c')))
  await waitFor(() => expect(said()).toBe('b c'))
  expect(shown.filter((text) => text?.startsWith('a'))).toEqual([])
})

test('a copy that is older than her last write shows without a network only', async () => {
  localStorage.setItem('tessera.writes', JSON.stringify([{ of: who.activityId, at: Date.now() - 60_000 }]))
  inbox(() => new Promise(() => undefined))
  const store = show(<Inbox />, who, kept('latestNotices', latestOf(who.activityId), page('a'), minutesAgo(5)))
  await waitFor(() => expect(said()).toBe('attesa'))
  // What else is asked may be answered in between, and says that there is a network after all.
  await waitFor(() => {
    act(() => void store.dispatch(answered({ reached: false })))
    expect(said()).toBe('a (copia)')
  })
})

test('and a newer one, or one of a query that the write does not touch, shows at once', async () => {
  const writes = [
    { of: who.activityId, at: Date.now() - 600_000 },
    { of: `${who.activityId} orders`, at: Date.now() },
    { of: who.activityId, at: Date.now() + 600_000 },
  ]
  localStorage.setItem('tessera.writes', JSON.stringify(writes))
  inbox(() => new Promise(() => undefined))
  show(<Inbox />, who, kept('latestNotices', latestOf(who.activityId), page('a'), minutesAgo(5)))
  await waitFor(() => expect(said()).toBe('a (copia)'))
})

test('a copy that stood there when she began to write stays until the answer comes', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  let arrive: (answer: Response) => void = () => undefined
  inbox(() => HttpResponse.error())
  network.use(http.delete('*/noticesents/notice/:id', () => HttpResponse.json({})))
  show(<Inbox />, who, kept('latestNotices', latestOf(who.activityId), page('a', 'b'), minutesAgo(5)))
  await waitFor(() => expect(said()).toBe('a b (copia) offline'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  inbox(() => new Promise((done) => (arrive = done)))
  const shown = shownFromNow()
  press('Via a')
  await waitFor(() => expect(said()).toMatch(/^b/))
  await waitFor(() => {
    arrive(HttpResponse.json(page('b', 'c')))
    expect(said()).toBe('b c')
  })
  expect(shown.filter((text) => text.startsWith('attesa'))).toEqual([])
})
