import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { joinNetwork, network } from '../../../../tests/client.ts'
import { customer, show } from '../../../../tests/screen.tsx'
import { TakePage } from './TakePage.tsx'

joinNetwork()

/** Where tables are booked. */
async function open() {
  const who = await customer()
  network.use(http.get('*/activities/*/configurations', () => HttpResponse.json({}, { status: 503 })))
  show(<TakePage />, who, { byActivity: { [who.activityId]: { configuration: { data: { bookingType: 'RS' }, at: '' } } } } as never)
}

test('where the free places cannot be had staff read what is safe of theirs, and no key stands over the way out', async () => {
  network.use(http.get('*/api/app/bookings/dates', () => HttpResponse.json({}, { status: 500 })))
  await open()
  expect(await screen.findByText(/^Il server non risponde\. Quello che è già arrivato è salvo/)).toBeInTheDocument()
  const again = screen.getByRole('button', { name: 'Riprova' })
  const name = screen.getByRole('combobox', { name: 'Nome' })
  expect(again.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.queryByRole('button', { name: 'Prenota' })).not.toBeInTheDocument()
  await userEvent.type(name, 'Ferri')
  network.use(
    http.get('*/api/app/bookings/dates', () =>
      HttpResponse.json({ data: { dates: [], openTimes: [], closedTimes: [], fullReservations: [], operators: [] } }),
    ),
  )
  await userEvent.click(again)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Prenota' })).toBeInTheDocument())
  expect(screen.getByRole('combobox', { name: 'Nome' })).toHaveValue('Ferri')
})

test('a name that is being typed meanwhile stays where it is, with the focus', async () => {
  const late = Promise.withResolvers<void>()
  network.use(
    http.get('*/api/app/bookings/dates', async () => {
      await late.promise
      return HttpResponse.json({}, { status: 500 })
    }),
  )
  await open()
  const name = await screen.findByRole('combobox', { name: 'Nome' })
  await userEvent.type(name, 'Fer')
  late.resolve()
  const again = await screen.findByRole('button', { name: 'Riprova' })
  expect(again.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  expect(name).toHaveFocus()
  await userEvent.keyboard('ri')
  expect(name).toHaveValue('Ferri')
})
