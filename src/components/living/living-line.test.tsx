import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { dayAfter, instantOf, onTheWall } from '#rules/days.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, kept, show } from '../../../tests/screen.tsx'
import { latestOf } from '../../api/notices.ts'
import { LivingLine } from './LivingLine.tsx'

const minute = vi.hoisted(() => vi.fn(() => Date.now()))
vi.mock('../words/use-minute.ts', () => ({ useMinute: minute }))
joinNetwork()
afterEach(() => minute.mockImplementation(() => Date.now()))

const created = new Date().toISOString()
const today = onTheWall('Europe/Rome', Date.now()).day
const sent = (id: string, title: string, from: string | null, until = from) => ({
  id: `s-${id}`,
  created,
  notice: { id, title, from, until, created, translations: [] },
})
const inboxOf = (...rows: ReturnType<typeof sent>[]) => ({ data: rows, totalRows: rows.length, unread: 0 })
const open = {
  id: 'molo',
  name: 'Molo',
  visible: true,
  main: true,
  hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, startTime: '00:00', endTime: '00:00' })),
}

test('on a day on which a notice holds it is told, with the hours, and leads to it', async () => {
  const rows = [sent('new', 'Nuova carta', null), sent('tomorrow', 'Domani', dayAfter(today, 1)), sent('now', 'Punti doppi', today)]
  network.use(
    http.get('*/noticessent/user', () => HttpResponse.json(inboxOf(...rows))),
    http.get('*/api/stores*', () => HttpResponse.json({ data: [open], totalRows: 1 })),
  )
  const onTold = vi.fn()
  show(<LivingLine onTold={onTold} />, await customer())
  const line = await screen.findByRole('link', { name: /^Avviso ?Oggi: Punti doppi/ })
  expect(line).toHaveAttribute('href', '/notices/now')
  await waitFor(() => expect(line).toHaveTextContent(/Punti doppi ?(Aperto|Chiuso)/))
  expect(onTold).toHaveBeenLastCalledWith('now')
})

test('once the day’s hours are over the line begins with them, and says of no day that it is today', async () => {
  minute.mockReturnValue(instantOf('Europe/Rome', today, '23:30'))
  const gone = { ...open, hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, startTime: '09:00', endTime: '19:00' })) }
  network.use(
    http.get('*/noticessent/user', () => HttpResponse.json(inboxOf(sent('now', 'Punti doppi', today)))),
    http.get('*/api/stores*', () => HttpResponse.json({ data: [gone], totalRows: 1 })),
  )
  show(<LivingLine onTold={vi.fn()} />, await customer())
  const line = await screen.findByRole('link', { name: /^Avviso ?Chiuso, apre domani alle 09:00 · Punti doppi/ })
  expect(line).toHaveAttribute('href', '/notices/now')
})

test('without a network it is told from what the device kept; where none holds today the hours are', async () => {
  const who = await customer()
  network.use(http.get('*/api/*', () => HttpResponse.error()))
  const onTold = vi.fn()
  show(<LivingLine onTold={onTold} />, who, kept('latestNotices', latestOf(who.activityId), inboxOf(sent('now', 'Punti doppi', today))))
  expect(await screen.findByRole('link', { name: /Punti doppi/ })).toBeVisible()
  show(
    <LivingLine onTold={onTold} />,
    who,
    kept('latestNotices', latestOf(who.activityId), inboxOf(sent('old', 'Ieri', dayAfter(today, -1)))),
  )
  await waitFor(() => expect(onTold).toHaveBeenLastCalledWith(null))
  expect(screen.queryByText('Ieri')).not.toBeInTheDocument()
})
