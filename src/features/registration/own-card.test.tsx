import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { CUSTOMER, joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { ChooseActivity } from './ChooseActivity.tsx'
import { Registration } from './Registration.tsx'

joinNetwork()
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  localStorage.clear()
})

const nobody = { token: null, refreshToken: null, activityId: null } as never
const activity = (id: string, name: string) => ({ id, name, color: '#14594a', colorText: '#ffffff', cashBackType: 'EP' })
const [porto, lino] = [activity('porto', 'Osteria del Porto'), activity('lino', 'Bottega Lino')]

/** A server with these activities, some of which she has a card of. */
function serve(all: object[], hers: object[]) {
  const activityCustomers = hers.map((one, at) => ({ id: `m-${at}`, activity: one, balance: '1.00', pointBalance: '0' }))
  network.use(
    http.get('*/app/activities', () => HttpResponse.json({ data: all, totalRows: all.length })),
    http.get('*/byiduser', () => HttpResponse.json({ data: { activityCustomers }, totalRows: hers.length })),
    http.get('*/api/activities/:id/configurations', () => HttpResponse.json({ data: {} })),
  )
}
const address = () => screen.getByTestId('address').textContent

test('a card that she has says so, and a tap enters it; another is begun', async () => {
  serve([lino, porto], [porto])
  const store = show(<ChooseActivity />, { ...(await customer()), activityId: 'elsewhere' }, {}, '/registration')
  const own = await screen.findByRole('button', { name: 'Osteria del Porto Già tua' })
  const cards = screen.getByRole('list', { name: 'Carte' })
  expect(within(cards).getByRole('link', { name: 'Bottega Lino' })).toHaveAttribute('href', '/registration/lino')
  expect(screen.getByRole('heading', { name: 'Di chi vuoi la carta?' })).toBeInTheDocument()
  await userEvent.click(own)
  await expect.poll(address).toBe('/')
  expect(store.getState().session.activityId).toBe('porto')
})

test('who has all of them is told so, with the code as the way to another', async () => {
  serve([lino, porto], [porto, lino])
  show(<ChooseActivity />, await customer(), {}, '/registration')
  expect(await screen.findByRole('heading', { name: 'Hai già tutte le carte che ci sono qui' })).toBeInTheDocument()
  expect(screen.getByText(/^Per averne un’altra inquadra/)).toBeInTheDocument()
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.getAllByText('Già tua')).toHaveLength(2)
})

test('for a stranger no card is marked', async () => {
  serve([lino, porto], [])
  show(<ChooseActivity />, nobody, {}, '/registration')
  expect(await screen.findAllByRole('link', { name: /Bottega|Osteria/ })).toHaveLength(2)
  expect(screen.queryByText('Già tua')).toBeNull()
})

test('the registration of an activity whose card she has leads to that card, and leaves nothing begun', async () => {
  const who = await customer()
  const store = show(<Registration place={who.activityId} />, { ...who, activityId: 'elsewhere' }, {}, `/registration/${who.activityId}`)
  await expect.poll(address).toBe('/')
  expect(store.getState().session.activityId).toBe(who.activityId)
  expect(localStorage.getItem('tessera.registration')).toBeNull()
  expect(screen.queryByLabelText('E-mail')).toBeNull()
})

test('where the server takes no session for it, her own address is not looked at once more: the code goes out with one tap', async () => {
  const who = await customer()
  const left = { activityId: who.activityId, of: CUSTOMER.username, byCode: true, at: Date.now() }
  localStorage.setItem('tessera.registration', JSON.stringify(left))
  const sent = vi.fn<(body: unknown) => void>()
  serve([], [])
  network.use(
    http.get('*/app/check-emails/*', () => HttpResponse.json({ data: { free: true } })),
    http.put('*/public/send-code-emails', async ({ request }) => {
      sent(await request.json())
      return HttpResponse.json({ data: { code: 'c'.repeat(24) } })
    }),
  )
  show(<Registration place={who.activityId} />, who, {}, `/registration/${who.activityId}`)
  const field = await screen.findByLabelText('E-mail')
  expect(field).toHaveAttribute('readonly')
  await userEvent.click(screen.getByRole('button', { name: 'Continua' }))
  await expect.poll(address).toBe('/registration/stepCode')
  expect(sent).toHaveBeenCalledWith({
    activityId: who.activityId,
    username: (field as HTMLInputElement).value,
    attempt: expect.any(String),
  })
})
