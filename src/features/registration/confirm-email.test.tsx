import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { show } from '../../../tests/screen.tsx'
import { Registration } from './Registration.tsx'

joinNetwork()
const activity = { id: 'porto', name: 'Osteria del Porto', color: '#14594a', colorText: '#ffffff', cashBackType: 'EP' }
const text = { id: 'p-1', storeId: null, text: 'Testo', pointB: null, pointC: null, version: '1', translations: [] }

/** To whom letters went, and which addresses are asked about before. */
let sent: unknown[]
let asked: string[]

beforeEach(() => {
  localStorage.clear()
  sent = []
  asked = []
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  network.use(
    http.get('*/app/activities/:id/configurations', () => HttpResponse.json({ data: {} })),
    http.get('*/app/activities/:id', () => HttpResponse.json({ data: activity })),
    http.get('*/app/activities/:id/privacies', () =>
      HttpResponse.json({ data: [{ ...text, published: '2026-01-01T00:00:00Z' }], totalRows: 1 }),
    ),
    http.get('*/app/check-emails/:email', ({ params }) => {
      asked.push(decodeURIComponent(String(params.email)))
      return HttpResponse.json({ data: { free: params.email !== 'presa@gmail.com' } })
    }),
    http.put('*/public/send-code-emails', async ({ request }) => {
      sent.push(((await request.json()) as { username: string }).username)
      return HttpResponse.json({ data: { code: 'c'.repeat(24) } })
    }),
  )
  show(<Registration place="porto" />, { token: null, refreshToken: null, activityId: null } as never, {}, '/registration/porto')
})

const goOn = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function confirmOf(email: string) {
  await userEvent.type(await screen.findByLabelText('E-mail'), email)
  await goOn('Continua')
  await screen.findByRole('heading', { name: 'È giusto così?' })
}

test('a slip that was passed over is asked about once more, and mended in place by one tap', async () => {
  await confirmOf('nuova@gmial.con')
  await goOn('Intendevi nuova@gmail.com?')
  await waitFor(() => expect(document.querySelector('.confirm-address')).toHaveTextContent('nuova@gmail.com'))
  expect(screen.queryByRole('button', { name: /Intendevi/ })).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'È giusto così?' })).toHaveFocus())
  expect(sent).toEqual([])
  await goOn('Sì, mandami il codice')
  await waitFor(() => expect(sent).toEqual(['nuova@gmail.com']))
  expect(asked).toEqual(['nuova@gmial.con', 'nuova@gmail.com'])
})

test('one that was mended and has a card here is sent no letter', async () => {
  await confirmOf('presa@gmial.com')
  await goOn('Intendevi presa@gmail.com?')
  await goOn('Sì, mandami il codice')
  expect(await screen.findByRole('alert')).toHaveTextContent('Con questo indirizzo hai già una carta qui.')
  expect(sent).toEqual([])
})

test('an address that is as good as any is asked about nothing', async () => {
  await confirmOf('nuova@example.com')
  expect(screen.queryByRole('button', { name: /Intendevi/ })).toBeNull()
  await goOn('Sì, mandami il codice')
  await waitFor(() => expect(sent).toEqual(['nuova@example.com']))
  expect(asked).toEqual(['nuova@example.com'])
})

test('an empty field is named once: by the foot, and after a tap by the field', async () => {
  const foot = () => document.querySelector('.step-missing')
  await screen.findByLabelText('E-mail')
  expect(foot()).toHaveTextContent('Scrivi la tua e-mail')
  await goOn('Continua')
  expect(await screen.findByRole('alert')).toHaveTextContent('Scrivi un indirizzo e-mail')
  expect(foot()).toBeEmptyDOMElement()
  expect(screen.getByRole('button', { name: 'Continua' })).toHaveClass('lacking-primary')
})
