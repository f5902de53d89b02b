import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import type { TillCustomer } from '#contract/counter-till.ts'
import { joinNetwork, network } from '../../../../tests/client.ts'
import { customer, show } from '../../../../tests/screen.tsx'
import { CustomerPart } from './CustomerPart.tsx'
import { began } from './pending.ts'

joinNetwork()

const nora: TillCustomer = {
  id: 'nora',
  name: 'Nora Prova',
  note: '',
  code: '8801234567893',
  codeType: 'EAN13',
  balance: '0.00',
  pointBalance: '0.0000',
  gives: { cashBackType: 'EP', rate: 500, pointValue: '1.00' },
  coupons: [],
} as never

test('her card is printed on what it is printed on for her', async () => {
  const who = await customer()
  const activity = { id: who.activityId, name: 'Prova', active: 'Y', color: null, colorText: null, cashBackType: 'EP', logo: null }
  const data = { activityCustomers: [{ id: 'm', activity: { ...activity, imgCard: 'a'.repeat(64) } }] }
  network.use(
    http.get('*/activities/customers/byiduser', () => HttpResponse.json({ data, totalRows: 1 })),
    http.get('*/api/counter/till/customers/nora', () => HttpResponse.json({ data: nora })),
  )
  const device = { mine: { data: data.activityCustomers as never, at: new Date().toISOString() } }
  show(<CustomerPart id="nora" step={undefined} of={undefined} />, who, device)
  await screen.findByText('8801234567893', { exact: false, normalizer: (text) => text.replace(/\s/g, '') })
  expect(document.querySelector('.cash-card img')).toHaveAttribute('src', expect.stringContaining('a'.repeat(64)))
})

test('what is gained is the difference of the two balances that are read, and what is sent is exact', async () => {
  const sent = Promise.withResolvers<unknown>()
  network.use(
    http.get('*/api/counter/till/customers/nora', () => HttpResponse.json({ data: { ...nora, pointBalance: '1440.4000' } })),
    http.post('*/api/counter/till/customers/nora/purchases', async ({ request }) => {
      sent.resolve(await request.json())
      return HttpResponse.json({ message: 'Questa carta non è più attiva.', code: 'not_found' }, { status: 404 })
    }),
  )
  show(<CustomerPart id="nora" step="earn" of={undefined} />, await customer())
  await screen.findByText(/ha 0,00 € e 1\.440 punti/)
  for (const key of ['5', '3', 'Virgola', '8', '0']) await userEvent.click(screen.getByRole('button', { name: key }))
  expect(screen.getByText('+2,69 € · +54 punti')).toBeVisible()
  expect(screen.getByText('2,69 € e 1.494 punti')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /^Accredita 2,69.€ e 54 punti/ }))
  expect(await sent.promise).toMatchObject({ purchase: '53.80', points: '53.8000' })
})

test('a deed sent again says so until the answer is there, and a refusal is said where she stands then', async () => {
  const who = await customer()
  const answers = Promise.withResolvers<void>()
  let asked = 0
  network.use(
    http.get('*/api/counter/till/customers/nora', () => HttpResponse.json({ data: nora })),
    http.post('*/api/counter/till/customers/nora/purchases', async () => {
      asked += 1
      await answers.promise
      return HttpResponse.json({ message: 'Questa carta non è più attiva.', code: 'not_found' }, { status: 404 })
    }),
  )
  const deed = { kind: 'earn', purchase: '53.80', credit: '2.69', points: '53.0000' } as const
  began({ id: 'wish', activityId: who.activityId, customerId: 'nora', name: 'Nora Prova', deed })
  show(<CustomerPart id="nora" step={undefined} of={undefined} />, who)
  const again = await screen.findByRole('button', { name: 'Riprova' })
  await userEvent.click(again)
  await expect.poll(() => asked).toBe(1)
  expect(again).toHaveAttribute('aria-busy', 'true')
  answers.resolve()
  expect(await screen.findByText('Questa carta non è più attiva.')).toHaveRole('alert')
  expect(again).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: /^Accredita/ })).toBeVisible()
})

test('what she has stands apart from the keys, beside them where there is room', async () => {
  const piega = { id: 'piega', title: 'Piega in omaggio', description: '', type: 'T', price: null, percentage: null }
  const coupons = [{ ...piega, expires: '2027-01-15', used: null, usedBy: null, standing: 'valid' }]
  network.use(http.get('*/api/counter/till/customers/nora', () => HttpResponse.json({ data: { ...nora, coupons } })))
  show(<CustomerPart id="nora" step={undefined} of={undefined} />, await customer())
  const keys = (await screen.findByRole('navigation', { name: 'Cosa vuoi fare?' })).closest<HTMLElement>('.cash-part')
  expect(within(keys as HTMLElement).queryByText('Piega in omaggio')).not.toBeInTheDocument()
  expect(within(keys?.nextElementSibling as HTMLElement).getByText('Piega in omaggio')).toBeVisible()
})

test('a card that is scanned while an amount is typed opens, and is no amount', async () => {
  const looked = Promise.withResolvers<string | null>()
  let booked = 0
  network.use(
    http.get('*/api/counter/till/customers/nora', () => HttpResponse.json({ data: nora })),
    http.get('*/api/counter/till/codes', ({ request }) => {
      looked.resolve(new URL(request.url).searchParams.get('filters[code]'))
      return HttpResponse.json({ message: 'Non c’è.', code: 'not_found' }, { status: 404 })
    }),
    http.post('*/api/counter/till/customers/nora/purchases', () => {
      booked += 1
      return HttpResponse.json({}, { status: 500 })
    }),
  )
  show(<CustomerPart id="nora" step="earn" of={undefined} />, await customer())
  await screen.findByText(/^Nora Prova · ha/)
  await userEvent.keyboard('53')
  // Whoever scans has put the keys aside for a moment.
  await new Promise((done) => setTimeout(done, 350))
  await userEvent.keyboard('2012345678901{Enter}')
  expect(await looked.promise).toBe('2012345678901')
  expect(await screen.findByText('Carta non trovata')).toBeVisible()
  expect(document.querySelector('.cash-amount')).toHaveTextContent(/^53/)
  expect(booked).toBe(0)
})
