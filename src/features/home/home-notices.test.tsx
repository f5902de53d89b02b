import { cleanup, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { dayAfter, onTheWall } from '#rules/days.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { HomeNotices } from './HomeNotices.tsx'
import { HomeTop } from './HomeTop.tsx'

joinNetwork()

const welcome = {
  id: 'w',
  title: 'Hai ricevuto 5,00 €',
  subTitle: null,
  message: 'Credito di benvenuto',
  status: 'D',
  link: '/flows',
  created: new Date().toISOString(),
  read: false,
  subject: 'card',
}

test('where no notice was sent, what else is new stands there; "nothing" only where there is nothing', async () => {
  network.use(
    http.get('*/noticessent/user', () => HttpResponse.json({ data: [], totalRows: 0, unread: 0 })),
    http.get('*/api/notifications', () => HttpResponse.json({ data: [welcome], totalRows: 1, unread: { card: 1 } })),
  )
  const who = await customer()
  show(<HomeNotices told={null} />, who)
  expect(await screen.findByText('Hai ricevuto 5,00 €')).toBeInTheDocument()
  expect(screen.queryByText(/Nessuna novità/)).not.toBeInTheDocument()
  network.use(http.get('*/api/notifications', () => HttpResponse.json({ data: [], totalRows: 0, unread: {} })))
  show(<HomeNotices told={null} />, who)
  expect(await screen.findByText(/Nessuna novità/)).toBeInTheDocument()
})

test('with nothing new a customer sees where to begin, in pictures; gone with the first notice', async () => {
  const created = new Date().toISOString()
  const answer = (rows: object[]) =>
    network.use(http.get('*/noticessent/user', () => HttpResponse.json({ data: rows, totalRows: rows.length, unread: 0 })))
  answer([])
  network.use(http.get('*/api/notifications', () => HttpResponse.json({ data: [], totalRows: 0, unread: {} })))
  const who = await customer()
  show(<HomeNotices told={null} />, who)
  expect(await screen.findByRole('heading', { name: 'Per cominciare' })).toBeInTheDocument()
  const begin = screen.getAllByRole('link').map((link) => [link.querySelector('strong')?.textContent, link.getAttribute('href')])
  expect(begin).toEqual([['Sfoglia il menù', '/menus']])
  await expect.poll(() => document.querySelectorAll('li .picture:not(.skeleton)').length).toBe(1)
  cleanup()
  answer([{ id: 's', created, notice: { id: 'n', title: 'Punti doppi', created } }])
  show(<HomeNotices told={null} />, who)
  expect(await screen.findByText('Punti doppi')).toBeInTheDocument()
  expect(screen.queryByText('Per cominciare')).not.toBeInTheDocument()
})

test.each(['I', 'V'] as const)('where home shows images or a video she sees where to begin as well: %s', async (template) => {
  const images = [{ id: 'i', title: 'La vetrina', image: '/i.webp' }]
  network.use(
    http.get('*/noticessent/user', () => HttpResponse.json({ data: [], totalRows: 0, unread: 0 })),
    http.get('*/api/activityimages/:id', () => HttpResponse.json({ data: images, totalRows: 1 })),
    http.get('*/api/activity-video/:id', () => HttpResponse.json({ data: null })),
  )
  const who = await customer()
  show(<HomeTop template={template} told={null} />, who)
  await screen.findByRole('heading', { name: 'Per cominciare' })
  expect(screen.getByRole('link', { name: /Sfoglia il menù/ })).toHaveAttribute('href', '/menus')
  const shown = template === 'I' ? ['Per cominciare', 'In evidenza'] : ['Per cominciare']
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(shown)
  cleanup()
  const created = new Date().toISOString()
  const rows = [{ id: 's', created, notice: { id: 'n', title: 'Punti doppi', created } }]
  let asked = false
  network.use(
    http.get('*/noticessent/user', () => {
      asked = true
      return HttpResponse.json({ data: rows, totalRows: 1, unread: 1 })
    }),
  )
  show(<HomeTop template={template} told={null} />, who)
  await expect.poll(() => asked && document.querySelector('.skeleton') === null).toBe(true)
  expect(screen.queryByText('Per cominciare')).not.toBeInTheDocument()
})

test('what the living line tells is not told again; the only notice stays', async () => {
  const created = new Date().toISOString()
  const today = onTheWall('Europe/Rome', Date.now()).day
  const rows = ['Punti doppi', 'Nuova carta', 'Terrazza'].map((title, place) => ({
    id: `s${place}`,
    created,
    notice: { id: `n${place}`, title, created, ...(place === 0 && { from: today, until: today }) },
  }))
  const answer = (shown: typeof rows) =>
    network.use(http.get('*/noticessent/user', () => HttpResponse.json({ data: shown, totalRows: shown.length, unread: 0 })))
  const who = await customer()
  const titles = async (told: string | null) => {
    cleanup()
    show(<HomeNotices told={told} />, who)
    return (await screen.findAllByRole('listitem')).map((row) => row.querySelector('strong')?.lastChild?.textContent)
  }
  answer(rows)
  expect(await titles('n0')).toEqual(['Nuova carta', 'Terrazza'])
  expect(await titles(null)).toEqual(['Punti doppi', 'Nuova carta', 'Terrazza'])
  answer(rows.slice(0, 1))
  expect(await titles('n0')).toEqual(['Punti doppi'])
})

test('what no longer holds stands there only where nothing else is left', async () => {
  const created = new Date().toISOString()
  const yesterday = dayAfter(onTheWall('Europe/Rome', Date.now()).day, -1)
  const over = { id: 's', created, notice: { id: 'n', title: 'Punti doppi', created, from: yesterday, until: yesterday } }
  const holds = { id: 't', created, notice: { id: 'o', title: 'Terrazza', created } }
  const answer = (rows: object[]) =>
    network.use(http.get('*/noticessent/user', () => HttpResponse.json({ data: rows, totalRows: rows.length, unread: 0 })))
  const who = await customer()
  answer([over, holds])
  show(<HomeNotices told={null} />, who)
  expect(await screen.findByText('Terrazza')).toBeInTheDocument()
  expect(screen.queryByText('Punti doppi')).not.toBeInTheDocument()
  cleanup()
  answer([over])
  show(<HomeNotices told={null} />, who)
  expect(await screen.findByText('Punti doppi')).toBeInTheDocument()
})
