import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, kept, show } from '../../../tests/screen.tsx'
import { LatestNotifications } from '../../components/notices/LatestNotifications.tsx'
import { NotificationsPage } from './NotificationsPage.tsx'

joinNetwork()
const entry = (id: string, more: Partial<Notification> = {}): Notification => ({
  id,
  title: `Operazione ${id}`,
  subTitle: null,
  message: null,
  status: 'D',
  link: null,
  externalLink: null,
  username: null,
  created: new Date().toISOString(),
  updated: null,
  ...more,
})

let asked: string[]

/** The server's answers; with `daily` only the first. */
const feed = (all: Notification[]) =>
  network.use(
    http.get('*/api/notifications', ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(`${query.get('sortBy')} ${query.get('descending')} ${query.get('rowsPerPage')} ${query.get('filters[daily]')}`)
      const rows = query.get('filters[daily]') ? all.slice(0, 1) : all
      const from = (Number(query.get('page') ?? 1) - 1) * 15
      return HttpResponse.json({ data: rows.slice(from, from + 15), totalRows: rows.length })
    }),
  )

beforeEach(() => {
  asked = []
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const rows = () => document.querySelectorAll('.feed-row')

test('each entry says how it stands, and leads where it may', async () => {
  feed([
    entry('a', { status: 'R' }),
    entry('b', { status: 'S' }),
    entry('c', { status: 'E', message: '<b>Riprova</b>', externalLink: 'https://www.example.com/x' }),
    entry('d', { link: '/card' }),
    entry('e', { link: '//evil.example' }),
  ])
  show(<NotificationsPage />, await customer(), undefined, '/notifications?feed')
  await screen.findByText('Operazione a')
  expect([...rows()].map((row) => row.querySelector('.feed-word')?.textContent)).toEqual([
    'In corso',
    'In corso',
    'Errore',
    'Completata',
    'Completata',
  ])
  expect(screen.getByText('<b>Riprova</b>')).toBeInTheDocument()
  const links = within(document.querySelector('.feed') as HTMLElement).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.example.com/x', '/card'])
})

test('fifteen at a time, newest first, and only those of today when asked so', async () => {
  feed(Array.from({ length: 20 }, (_, at) => entry(String(at))))
  show(<NotificationsPage />, await customer(), undefined, '/notifications?feed')
  await waitFor(() => expect(rows()).toHaveLength(15))
  await userEvent.click(screen.getByRole('button', { name: 'Mostra altri' }))
  await waitFor(() => expect(rows()).toHaveLength(20))
  await userEvent.click(screen.getByRole('button', { name: 'Solo oggi' }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(asked).toEqual(['created 1 15 null', 'created 1 15 null', 'created 1 15 1'])
})

test('the segment is in the address; none yet, as the server itself says', async () => {
  show(<NotificationsPage />, await customer(), undefined, '/notifications')
  expect(await screen.findByRole('heading', { name: 'Ancora nessun avviso' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Attività recente' }))
  expect(await screen.findByRole('heading', { name: 'Ancora nessuna attività' })).toBeInTheDocument()
  expect(screen.getByTestId('address')).toHaveTextContent('/notifications?feed')
})

test('an error stands above the last good copy', async () => {
  const who = await customer()
  network.use(
    http.get('*/api/notifications', () => HttpResponse.json({ code: 'unavailable', message: 'Il servizio tace.' }, { status: 503 })),
  )
  show(
    <NotificationsPage />,
    who,
    kept('notifications', { activityId: who.activityId, daily: false, language: 'it' }, { data: [entry('a')], totalRows: 1 }),
    '/notifications?feed',
  )
  expect(await screen.findByText(/Il servizio tace\. Vedi le attività di oggi/)).toBeInTheDocument()
  expect(screen.getByText('Operazione a')).toBeInTheDocument()
})

test('home shows the latest five', async () => {
  feed(Array.from({ length: 8 }, (_, at) => entry(String(at))))
  show(<LatestNotifications />, await customer())
  await waitFor(() => expect(rows()).toHaveLength(5))
  expect(screen.getByRole('link', { name: 'Tutte' })).toHaveAttribute('href', '/notifications?feed')
})
