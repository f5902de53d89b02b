import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { joinNetwork, network } from '../../../../tests/client.ts'
import { customer, show } from '../../../../tests/screen.tsx'
import { TakePage } from './TakePage.tsx'

joinNetwork()

test('where the free places cannot be had staff read what is safe of theirs, and no key stands over the way out', async () => {
  const who = await customer()
  const asOf = (configuration: object) => ({ byActivity: { [who.activityId]: { configuration: { data: configuration, at: '' } } } })
  network.use(
    http.get('*/activities/*/configurations', () => HttpResponse.json({}, { status: 503 })),
    http.get('*/api/app/bookings/dates', () => HttpResponse.json({}, { status: 500 })),
  )
  show(<TakePage />, who, asOf({ bookingType: 'RS' }) as never)
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
