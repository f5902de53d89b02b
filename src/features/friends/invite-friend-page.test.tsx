import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, kept, show } from '../../../tests/screen.tsx'
import { InviteFriendPage } from './InviteFriendPage.tsx'

joinNetwork()
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const invite = { inviteId: 'i-1', canMessage: true }
/** Who came by it. */
let came: object[] = []
const sent = vi.fn<(body: unknown) => void>()

/** A server with her invitation, that answers a message so. */
function serve(answer: () => Response | Promise<Response> = () => HttpResponse.json({ data: invite }), own: object = invite) {
  network.use(
    http.post('*/api/friends/invite', () => HttpResponse.json({ data: own })),
    http.get('*/api/friends', () => HttpResponse.json({ data: came, totalRows: came.length })),
    http.post('*/api/friends', async ({ request }) => {
      sent(await request.json())
      return answer()
    }),
  )
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  sent.mockClear()
  came = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

async function open(copy?: { inviteId: string; canMessage: boolean }) {
  const who = await customer()
  show(<InviteFriendPage />, who, copy && kept('invite', { activityId: who.activityId }, { data: copy }))
  return `${location.origin}/registration/${who.activityId}?invite=i-1`
}
const offer = (name: 'share' | 'clipboard', value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value })
const field = () => screen.findByRole('textbox', { name: 'Cellulare di chi inviti' })
const send = () => screen.getByRole('button', { name: /Manda l’SMS/ })

test('by her own sheet: words and link, and nothing where she closes it', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  offer('share', share)
  serve()
  const url = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Condividi l’invito' }))
  expect(share).toHaveBeenCalledWith({
    title: 'Invito',
    text: 'Ti invito da Trattoria di Prova: registrati e hai subito la tua carta.',
    url,
  })
})

test('where there is no sheet the link is copied, and where that is not allowed it is said', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  serve()
  const url = await open()
  const key = await screen.findByRole('button', { name: 'Copia il link' })
  expect(screen.queryByRole('button', { name: 'Condividi l’invito' })).not.toBeInTheDocument()
  offer('clipboard', { writeText })
  await userEvent.click(key)
  expect(await screen.findByText('Link copiato')).toBeInTheDocument()
  expect(writeText).toHaveBeenCalledWith(url)
  writeText.mockRejectedValue(new Error('denied'))
  await userEvent.click(key)
  expect(await screen.findByText('Non si può copiare')).toBeInTheDocument()
})

test('by the messages of her phone, and by a code for who stands beside her', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE)
  serve()
  const url = await open()
  const link = await screen.findByRole('link', { name: 'Messaggio' })
  await waitFor(() => expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('Trattoria di Prova'))
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(/^sms:\?&body=Ti invito da /)
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(url)
  expect(await screen.findByRole('img', { name: 'Codice QR del tuo invito' })).toBeInTheDocument()
})

test('the server’s message: sent once, said, and ready for the next after five seconds', async () => {
  let answer: () => void = () => {}
  const waiting = new Promise<void>((done) => (answer = done))
  serve(async () => {
    await waiting
    return HttpResponse.json({ data: invite })
  })
  await open()
  await userEvent.type(await field(), '333 1234567{Enter}')
  await userEvent.click(screen.getByRole('button', { name: /Un momento|Manda/ }))
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  answer()
  expect(await screen.findByText(/SMS in viaggio verso/)).toHaveTextContent('333.12.34.567')
  expect(await field()).toHaveValue('')
  expect(sent.mock.calls).toEqual([[expect.objectContaining({ phoneNumber: '333 1234567' })]])
  await vi.advanceTimersByTimeAsync(4_000)
  expect(screen.getByText(/SMS in viaggio verso/)).toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(1_500)
  await waitFor(() => expect(screen.queryByText(/SMS in viaggio verso/)).not.toBeInTheDocument())
})

test.each(['', 'chiamami', '12'])('%j is no number: it is said at the field, and nothing is sent', async (typed) => {
  serve()
  await open()
  if (typed) await userEvent.type(await field(), typed)
  else await field()
  await userEvent.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent('Scrivi un numero di cellulare')
  expect(await field()).toHaveAccessibleDescription(/Scrivi un numero di cellulare/)
  expect(await field()).toHaveValue(typed)
  expect(sent).not.toHaveBeenCalled()
})

test.each([
  [
    'the sixth of a day',
    () => HttpResponse.json({ code: 'too_many', message: 'Troppi tentativi' }, { status: 429 }),
    /Per oggi gli inviti via SMS sono finiti/,
  ],
  ['one on the way to a dead server', () => HttpResponse.error(), /Non sappiamo se è arrivato: riprova, non conterà due volte/],
  [
    'one that nobody can send',
    () => HttpResponse.json({ code: 'sms_unavailable', message: 'Da qui non partono SMS' }, { status: 503 }),
    /Da qui non partono SMS/,
  ],
])('%s is told at the field, and what she typed stays', async (_, answer, said) => {
  serve(answer)
  await open()
  await userEvent.type(await field(), '333 1234567')
  await userEvent.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent(said)
  expect(await field()).toHaveValue('333 1234567')
})

test('a server that cannot send offers no message', async () => {
  serve(undefined, { ...invite, canMessage: false })
  await open()
  expect(await screen.findByRole('button', { name: 'Copia il link' })).toBeInTheDocument()
  expect(screen.queryByText('Un SMS da parte tua')).not.toBeInTheDocument()
})

test('without a network the kept invitation is there; with none kept the reason, and one more try', async () => {
  network.use(http.post('*/api/friends/invite', () => HttpResponse.error()))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await open(invite)
  expect(await screen.findByRole('img', { name: 'Codice QR del tuo invito' })).toBeInTheDocument()
  await userEvent.type(await field(), '333 1234567')
  expect(screen.getByRole('button', { name: 'Manda l’SMS: serve la rete' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(send())
  expect(sent).not.toHaveBeenCalled()
  document.body.replaceChildren()
  await open()
  expect(await screen.findByText(/la prima volta serve la rete/)).toBeInTheDocument()
  serve()
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByRole('button', { name: 'Copia il link' })).toBeInTheDocument()
})

test('who came by it: how many, what they brought, and each with her day', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00+01:00'), toFake: ['Date'] })
  came = [
    { id: '2', joined: '2026-11-20', reward: '5.00' },
    { id: '1', joined: '2025-03-01', reward: null },
  ]
  serve()
  await open()
  expect(await screen.findByText(/2 amici si sono registrati con il tuo invito/)).toHaveTextContent(/5,00\s€ per te/)
  expect(screen.getByText('Venerdì 20 novembre')).toBeInTheDocument()
  expect(screen.getByText('Sabato 1 marzo 2025')).toBeInTheDocument()
  expect(screen.getAllByText(/^\+5,00\s€$/)).toHaveLength(1)
})

test('where nobody came yet the page says what will be there', async () => {
  serve()
  await open()
  expect(await screen.findByText(/Ancora nessuno/)).toBeInTheDocument()
})
