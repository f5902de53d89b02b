import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { show } from '../../../tests/screen.tsx'
import { Registration } from './Registration.tsx'

joinNetwork()
const activity = { id: 'porto', name: 'Osteria del Porto', color: '#14594a', colorText: '#ffffff', cashBackType: 'EP' }
const privacy = {
  id: 'p-1',
  storeId: null,
  text: 'Testo',
  pointB: 'Offerte',
  pointC: 'Proposte',
  version: '1',
  published: '2026-01-01T00:00:00Z',
  translations: [],
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const draft = { activityId: 'porto', challenge: 'c'.repeat(24), sentTo: 'a@example.com', question: 'you', at: Date.now() }
  localStorage.setItem('tessera.registration', JSON.stringify({ ...draft, answers: { email: 'a@example.com' } }))
  network.use(
    http.get('*/app/activities/:id/configurations', () =>
      HttpResponse.json({ data: { requiredPhoneNumber: true, showAddressCustomer: true } }),
    ),
    http.get('*/app/activities/:id', () => HttpResponse.json({ data: activity })),
    http.get('*/app/activities/:id/privacies', () => HttpResponse.json({ data: [privacy], totalRows: 1 })),
  )
  show(
    <Registration place="stepConfirmRegistration" />,
    { token: null, refreshToken: null, activityId: null } as never,
    {},
    '/registration/stepConfirmRegistration?ask=you',
  )
})

const foot = () => document.querySelector('.step-missing')?.textContent
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
const goOn = () => userEvent.click(screen.getByRole('button', { name: /Continua|Crea la carta/ }))
const answerNo = async (at: number) => userEvent.click(screen.getAllByRole('radio', { name: 'No' })[at] as HTMLElement)

test('all that is missing is marked at once, and the first of it has the focus', async () => {
  const name = await screen.findByLabelText('Nome')
  expect(foot()).toBe('Mancano il nome e altre 5 cose')
  await goOn()
  await expect.poll(() => document.activeElement).toBe(name)
  expect(alerts()).toEqual([
    'Scrivi il nome',
    'Scrivi il cognome',
    'Scrivi un numero di telefono, per esempio 333 1234567',
    'Scegli una delle due risposte',
    'Scegli una delle due risposte',
    'Per continuare conferma di aver letto l’informativa',
  ])
  await userEvent.type(name, 'Anna')
  await userEvent.type(screen.getByLabelText('Cellulare'), '33')
  await userEvent.type(screen.getByLabelText(/^Compleanno/), '31022015')
  expect(foot()).toBe('Mancano il cognome e altre 5 cose')
  await userEvent.type(screen.getByLabelText('Cognome'), 'Bellincioni')
  expect(foot()).toBe('Controlla il cellulare e altre 4 cose')
  await goOn()
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText('Cellulare'))
  expect(alerts()).toContain('Questo giorno non esiste nel calendario')
})

test('with the consents alone left, the foot names the question by its own words', async () => {
  await userEvent.type(await screen.findByLabelText('Nome'), 'Anna')
  await userEvent.type(screen.getByLabelText('Cognome'), 'Bellincioni')
  await userEvent.type(screen.getByLabelText('Cellulare'), '333 1234567')
  expect(foot()).toBe('Manca la risposta a «Ti scriviamo le novità?»: vale anche no')
  await goOn()
  await expect.poll(() => document.activeElement).toBe(screen.getAllByRole('radio', { name: 'No' })[0])
  await answerNo(0)
  expect(foot()).toBe('Manca la risposta a «Ti facciamo proposte?»: vale anche no')
  await answerNo(1)
  expect(foot()).toBe('Leggi l’informativa e spunta la casella')
  await goOn()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('checkbox', { name: /Ho letto/ }))
})
