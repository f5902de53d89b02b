import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Notice } from '#contract/notices.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { fakeCaches } from '../../../tests/fakes/caches.ts'
import { customer, type Device, kept, show } from '../../../tests/screen.tsx'
import { Unread, unread } from '../../../tests/unread.tsx'
import { latestOf } from '../../api/notices.ts'
import { InboxPage } from './InboxPage.tsx'
import { NoticesPage } from './NoticesPage.tsx'

joinNetwork()
afterEach(() => void vi.restoreAllMocks())
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

const row = (id: string, { read = false, created = ago(0), ...notice }: Partial<Notice> & { read?: boolean } = {}) => ({
  id: `s-${id}`,
  read,
  readNative: false,
  created,
  notice: { id, title: `Avviso ${id}`, subTitle: null, message: 'Stasera punti doppi.', image: null, created, ...notice },
})
type Row = ReturnType<typeof row>

let calls: string[]

/** A server that remembers what is read and deleted. */
function inbox(all: Row[], more: { refuse?: boolean } = {}) {
  let rows = all
  const no = () => HttpResponse.json({ code: 'unexpected', message: 'Operazione terminata in errore' }, { status: 500 })
  network.use(
    http.get('*/noticessent/user', ({ request }) => {
      const query = new URL(request.url).searchParams
      const size = Number(query.get('rowsPerPage'))
      const from = (Number(query.get('page') ?? 1) - 1) * size
      const unread = rows.filter((one) => !one.read && !one.readNative).length
      return HttpResponse.json({ data: rows.slice(from, from + size), totalRows: rows.length, unread })
    }),
    http.get('*/api/notices/:id', ({ params }) => {
      const one = rows.find(({ notice }) => notice.id === params.id)
      if (!one) return HttpResponse.json({ code: 'not_found', message: 'Non lo troviamo' }, { status: 404 })
      return HttpResponse.json({ data: { ...one.notice, sent: one } })
    }),
    http.put('*/api/notice-sents/:id/:mark', ({ params }) => {
      const mark = params.mark === 'read' ? { read: true } : { readNative: true }
      rows = rows.map((one) => (one.id === params.id ? { ...one, ...mark } : one))
      return HttpResponse.json({ data: { id: params.id, ...mark } })
    }),
    http.delete('*/api/noticesents/notice/:id', ({ params }) => {
      if (more.refuse) return no()
      rows = rows.filter(({ notice }) => notice.id !== params.id)
      return HttpResponse.json({})
    }),
  )
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  calls = []
  network.events.removeAllListeners()
  network.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url)
    if (request.method !== 'GET' && pathname.includes('/notice')) calls.push(`${request.method} ${pathname}`)
  })
})

async function open(path = '/notices', device?: Device) {
  const part = (
    <>
      <Unread />
      <Routes>
        <Route path="/notices" element={<NoticesPage Inbox={InboxPage} />} />
        <Route path="/notices/:id" element={<NoticesPage Inbox={InboxPage} />} />
        <Route path="*" element={null} />
      </Routes>
    </>
  )
  const who = await customer()
  return { who, store: show(part, who, device, path) }
}
const address = () => screen.getByTestId('address')

test('by day, the unread told by word and counted', async () => {
  inbox([row('a'), row('b', { read: true, created: ago(40), title: '<b>grassetto</b> & co' })])
  await open()
  expect(await screen.findByRole('link', { name: /Da leggere.*Avviso a/ })).toHaveAttribute('href', '/notices/a')
  expect(screen.getByRole('link', { name: /<b>grassetto<\/b> & co/ })).not.toHaveTextContent('Da leggere')
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  await waitFor(() => expect(unread()).toHaveTextContent('1 da leggere'))
})

test('opening marks as read, and the count falls at once', async () => {
  inbox([row('a'), row('b')])
  await open()
  await userEvent.click(await screen.findByRole('link', { name: /Avviso a/ }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Avviso a' })).toBeInTheDocument()
  await waitFor(() => expect(unread()).toHaveTextContent('1 da leggere'))
  expect(calls).toEqual(['PUT /api/notice-sents/s-a/read'])
})

test('opened from a push it is marked as such, and the address is cleaned', async () => {
  inbox([row('a')])
  const { who } = await open()
  document.body.replaceChildren()
  const opened = vi.fn<(receipt: unknown, event: unknown) => void>()
  network.use(
    http.post('*/app/push-receipts/:receipt', async ({ params, request }) => {
      opened(params.receipt, await request.json())
      return HttpResponse.json({})
    }),
  )
  await open(`/notices/a?activity=${who.activityId}&push=r1`)
  await screen.findByRole('heading', { level: 2, name: 'Avviso a' })
  await waitFor(() => expect(opened).toHaveBeenCalledWith('r1', { event: 'opened' }))
  await waitFor(() => expect(calls).toEqual(['PUT /api/notice-sents/s-a/read-native']))
  expect(address()).toHaveTextContent(/^\/notices\/a$/)
})

test('what its push said is there without the server, and is forgotten once the server has answered', async () => {
  const store = fakeCaches()
  vi.stubGlobal('caches', store)
  const pushed = { notice: { ...row('a').notice, title: 'Dal push' }, isChip: false, src: null, set: null }
  await (await store.open('push')).put('/pushed/a', Response.json(pushed))
  network.use(
    http.get('*/noticessent/user', () => HttpResponse.error()),
    http.get('*/api/notices/:id', () => HttpResponse.error()),
  )
  const { who } = await open('/notices/a')
  expect(await screen.findByRole('heading', { level: 2, name: 'Dal push' })).toBeInTheDocument()
  expect(await store.match('/pushed/a', { cacheName: 'push' })).toBeDefined()
  document.body.replaceChildren()
  inbox([row('a')])
  await open(`/notices/a?activity=${who.activityId}&push=r1`)
  expect(await screen.findByRole('heading', { level: 2, name: 'Avviso a' })).toBeInTheDocument()
  await waitFor(async () => expect(await store.match('/pushed/a', { cacheName: 'push' })).toBeUndefined())
  vi.unstubAllGlobals()
})

test('a push of an activity that is not hers shows nothing of it', async () => {
  inbox([row('b')])
  await open('/notices/a?activity=someone-elses&push=r1')
  expect(await screen.findByRole('heading', { name: 'Questo avviso non c’è più' })).toBeInTheDocument()
  expect(address()).toHaveTextContent(/^\/notices\/a$/)
  expect(calls).toEqual([])
})

/** The notice, read: the server knows of it, too. */
async function read() {
  await open('/notices/a')
  await screen.findByRole('heading', { level: 2, name: 'Avviso a' })
  await waitFor(() => expect(calls).toEqual(['PUT /api/notice-sents/s-a/read']))
}

test('text is text, and a link outside says where it leads', async () => {
  const message = 'Prima riga\n<img src=x onerror=alert(1)>'
  inbox([row('a', { message, externalLink: 'https://www.example.com/eventi' }), row('b', { externalLink: 'http://plain.example' })])
  await read()
  expect((await screen.findByText(/Prima riga/)).textContent).toBe(message)
  const link = screen.getByRole('link', { name: /Apri il sito/ })
  expect(link).toHaveAccessibleName('Apri il sito')
  expect(link).toHaveAccessibleDescription('www.example.com')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test.each([
  ['/card', 'Mostra la carta', '/card'],
  ['/de/flows?x#y', 'Vedi i movimenti', '/flows?x#y'],
  ['/devices', 'Apri', '/devices'],
])('a link to %s is "%s"', async (link, name, href) => {
  inbox([row('a', { link })])
  await read()
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
})

test.each(['//evil.example', 'javascript:alert(1)', '/version', '/nowhere', '/\\evil'])('a link to %s is none', async (link) => {
  inbox([row('a', { link })])
  await read()
  expect(document.querySelector('.detail-keys')).toBeEmptyDOMElement()
})

async function remove() {
  ;(await screen.findByRole('link', { name: /Avviso a/ })).focus()
  await userEvent.keyboard('{Delete}')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Elimina' }))
}

test('deleted after the question, for good', async () => {
  inbox([row('a'), row('b')])
  await open()
  await remove()
  await waitFor(() => expect(screen.queryByRole('link', { name: /Avviso a/ })).not.toBeInTheDocument())
  await waitFor(() => expect(unread()).toHaveTextContent('1 da leggere'))
  expect(calls).toEqual(['DELETE /api/noticesents/notice/a'])
})

test('a deletion that the server refuses comes back', async () => {
  inbox([row('a'), row('b')], { refuse: true })
  await open()
  await remove()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(await screen.findByRole('link', { name: /Avviso a/ })).toBeInTheDocument()
})

test('without a network the kept ones stay, are read, and tell the server later', async () => {
  const who = await customer()
  network.use(
    http.all('*/api/notice*', () => HttpResponse.error()),
    http.all('*/api/notice-sents/*/*', () => HttpResponse.error()),
    http.get('*/api/notices/*', () => HttpResponse.error()),
    http.get('*/noticessent/user', () => HttpResponse.error()),
  )
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const copy = { data: [row('a')], totalRows: 1, unread: 1 }
  const { store } = await open('/notices', kept('latestNotices', latestOf(who.activityId), copy, ago(1)))
  expect(await screen.findByText(/Per quelle più vecchie serve la rete/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: /Avviso a/ }))
  await waitFor(() => expect(unread()).toBeEmptyDOMElement())
  await waitFor(() => expect(store.getState().snapshot.byActivity[who.activityId]?.marks?.data).toEqual([{ id: 's-a', isNative: false }]))
})

test('a longer list comes page by page', async () => {
  inbox(Array.from({ length: 60 }, (_, at) => row(String(at), { created: ago(at) })))
  await open()
  await waitFor(() => expect(document.querySelectorAll('.news-row')).toHaveLength(50))
  await userEvent.click(screen.getByRole('button', { name: 'Mostra altri' }))
  await waitFor(() => expect(document.querySelectorAll('.news-row')).toHaveLength(60))
  expect(screen.queryByRole('button', { name: 'Mostra altri' })).not.toBeInTheDocument()
})

test('none yet, as the server itself says: one sentence and the way to hear of them', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Qui arrivano le novità' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Avvisami subito' })).toHaveAttribute('href', '/devices')
})
