import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { keyOf } from '../../api/kept.ts'
import { ActivitiesPage } from './ActivitiesPage.tsx'

joinNetwork()

const activity = (id: string, name: string, balance: string, cashBackType = 'EP') => ({
  id: `m-${id}`,
  activity: { id, name, color: '#14594a', colorText: '#ffffff', cashBackType },
  balance,
  pointBalance: '80.0000',
})

test('each activity is one button by its name; a tap makes it the one in use and goes home', async () => {
  const mine = [
    activity('one', 'Osteria del Porto', '24.50'),
    activity('two', 'Salone Aurora', '32.00'),
    activity('three', 'Bar', '5.00', 'P'),
  ]
  const who = await customer()
  network.use(http.get('*/byiduser', () => HttpResponse.json({ data: { activityCustomers: mine }, totalRows: mine.length })))
  network.use(http.get('*/api/activities/:id/configurations', () => HttpResponse.json({ data: {} })))
  const store = show(<ActivitiesPage />, { ...who, activityId: 'one' })
  const asked: boolean[] = []
  store.subscribe(() => {
    const { api, session } = store.getState()
    if (session.activityId === 'two') asked.push(keyOf('configuration', { id: 'two' }) in api.queries)
  })
  const inUse = await screen.findByRole('button', { name: /Osteria del Porto/ })
  expect(inUse).toHaveAttribute('aria-current', 'true')
  expect(screen.getAllByRole('listitem').at(-1)).toContainElement(inUse)
  // What an activity that gives points alone holds is no credit.
  expect(screen.getByText(/56,50 € di credito in tutto/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Bar/ })).not.toHaveTextContent('€')
  await userEvent.click(screen.getByRole('button', { name: /Salone Aurora/ }))
  await expect.poll(() => store.getState().session.activityId).toBe('two')
  // What home shows of it is under way before home opens.
  expect(asked[0]).toBe(true)
  await expect.poll(() => screen.getByTestId('address').textContent).toBe('/')
})

test('a card bears the sign of its own kind of code', async () => {
  const mine = [
    { ...activity('one', 'Salone Aurora', '1.00'), codeType: 'QR' },
    { ...activity('two', 'Bar', '1.00'), codeType: 'EAN13' },
  ]
  network.use(http.get('*/byiduser', () => HttpResponse.json({ data: { activityCustomers: mine }, totalRows: mine.length })))
  show(<ActivitiesPage />, { ...(await customer()), activityId: 'one' })
  const signOf = (card: HTMLElement) => card.querySelector('.card-white svg')?.getAttribute('class')
  expect(signOf(await screen.findByRole('button', { name: /Salone/ }))).toContain('scan-qr-code')
  expect(signOf(screen.getByRole('button', { name: /Bar/ }))).toContain('scan-barcode')
})
