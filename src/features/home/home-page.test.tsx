import { setTimeout } from 'node:timers/promises'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { answerTo, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { HomePage } from './HomePage.tsx'
import { HomeSide } from './HomeSide.tsx'

joinNetwork()

test('an activity that was never here, and cannot be fetched, is not waited for in silence', async () => {
  const who = await customer()
  network.use(http.get('*/api/*', () => HttpResponse.error()))
  show(<HomePage />, { ...who, activityId: 'never-here' })
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeVisible()
  expect(screen.getByText('Non riusciamo a caricare i dati')).toBeVisible()
})

test.each([
  ['S', '*/api/notifications', { data: [], totalRows: 0, unread: {} }],
  ['I', '*/api/activityimages/:id', { data: [], totalRows: 0 }],
  ['V', '*/api/activity-video/:id', { data: null }],
] as const)('what stands below comes when that above it is there, and is pushed nowhere: %s', async (template, slow, answer) => {
  const answers = Promise.withResolvers<void>()
  let asked = false
  network.use(
    http.get('*/noticessent/user', () => HttpResponse.json({ data: [], totalRows: 0, unread: 0 })),
    http.get(slow, async () => {
      asked = true
      await answers.promise
      return HttpResponse.json(answer)
    }),
  )
  show(<HomeSide hasCard={false} template={template} />, await customer())
  await expect.poll(() => asked).toBe(true)
  await setTimeout(200)
  expect(screen.queryByText('Avvisi e dispositivi')).not.toBeInTheDocument()
  answers.resolve()
  expect(await screen.findByText('Avvisi e dispositivi')).toBeVisible()
})

test('on a wide home the next booking stands at the side, unless the line under the card tells it', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  const start = new Date(Date.now() + 3 * 86_400_000)
  const date = start.toISOString().slice(0, 10)
  const times = { date, time: '20:00', timeStart: '20:00', timeEnd: '22:00', created: start, cancelBefore: start, start }
  const who = { userId: null, bookingService: null, bookingOperator: null, cancelledBy: null, noShow: false, reason: '', near: [] }
  const end = new Date(start.getTime() + 7_200_000)
  const booking = { ...who, ...times, id: 'b1', end, numberOfPeople: 4, confirmed: 'Y', sequence: 0, steps: [], note: '' }
  network.use(
    http.get('*/activities/*/configurations', async ({ request }) => {
      const { data } = (await (await answerTo(request)).json()) as { data: object }
      return HttpResponse.json({ data: { ...data, showBookingApp: true, bookingType: 'R' } })
    }),
    http.get('*/api/customer-bookings', () => HttpResponse.json({ data: [booking], totalRows: 1 })),
    http.get('*/noticessent/user', () => HttpResponse.json({ data: [], totalRows: 0, unread: 0 })),
  )
  const her = await customer()
  show(<HomeSide hasCard={false} template="S" />, her)
  expect(await screen.findByRole('heading', { name: 'Prossima prenotazione' })).toBeVisible()
  expect(screen.getByRole('link', { name: /Tavolo per 4/ })).toHaveAttribute('href', '/bookings/b1')
  cleanup()
  show(<HomeSide hasCard template="S" />, her)
  // As she has it in the end: what is found first may be drawn anew when the configuration comes.
  await waitFor(() => expect(screen.getByText('Ultimi movimenti')).toBeVisible())
  expect(screen.queryByText('Prossima prenotazione')).not.toBeInTheDocument()
  vi.unstubAllGlobals()
})
