import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import type { CounterBooking } from '#contract/counter-bookings.ts'
import { joinNetwork, network } from '../../../../tests/client.ts'
import { booked } from '../../../../tests/fixtures/counter-day.ts'
import { customer, show } from '../../../../tests/screen.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'

joinNetwork()

/** Opens the dialog of a booking. @returns what can be chosen, what was asked of the server, and a way to decline it */
async function declining(booking: CounterBooking = booked('Giulia', '20:00', '22:00')) {
  const sent: unknown[] = []
  network.use(
    http.put('*/api/counter/bookings/giulia/decline', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ data: booking })
    }),
  )
  show(<DeclineDialog booking={booking} onClose={() => undefined} />, await customer())
  const box = within(await screen.findByRole('dialog'))
  const choose = (name: string) => userEvent.click(box.getByRole('radio', { name }))
  return { box, choose, sent, decline: () => userEvent.click(box.getByRole('button', { name: 'Disdici' })) }
}

test.each([
  ['Siamo al completo', 'full'],
  ['A quell’ora non ci siamo', 'away'],
  ['La cucina chiude', 'kitchen_closes'],
])('“%s” goes as a code, which she reads in her own language', async (name, code) => {
  const { choose, sent, decline } = await declining()
  await choose(name)
  await decline()
  await expect.poll(() => sent).toMatchObject([{ reason: { code } }])
})

test('of a service it is who gives it that may be missing', async () => {
  const { box, choose, sent, decline } = await declining(booked('Giulia', '10:00', '10:30', { service: 'Taglio' }))
  expect(box.queryByRole('radio', { name: 'La cucina chiude' })).not.toBeInTheDocument()
  await choose('Chi ti serve non c’è')
  await decline()
  await expect.poll(() => sent).toMatchObject([{ reason: { code: 'operator_away' } }])
})

test('what is typed goes as it is, and nothing without it', async () => {
  const { box, choose, sent, decline } = await declining()
  await choose('Un altro motivo…')
  await decline()
  expect(await box.findByText('Scrivi il motivo')).toBeVisible()
  expect(sent).toEqual([])
  await userEvent.type(box.getByLabelText('Motivo', { selector: 'input[type=text], input:not([type])' }), ' Siamo al completo ')
  await decline()
  await expect.poll(() => sent).toMatchObject([{ reason: 'Siamo al completo' }])
})
