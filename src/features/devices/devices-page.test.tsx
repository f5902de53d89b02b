import { randomUUID } from 'node:crypto'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { fakeCaches } from '../../../tests/fakes/caches.ts'
import { noPushBrowser, type PushBrowser, pushBrowser } from '../../../tests/fakes/push-browser.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { DevicesPage } from './DevicesPage.tsx'

joinNetwork()
const HERE = 'tessera.device.id'
const name = randomUUID().slice(0, 8)
let who: Awaited<ReturnType<typeof customer>>

const theSwitch = () => screen.findByRole('switch', { name: /^avvisi su/i })
const other = async () => {
  const item = (await screen.findByText(name)).closest('li')
  if (!item) throw new Error('It is not in the list')
  return within(item)
}

/** Another device of hers, which told the server about itself. */
async function addOther(told: object = {}) {
  const headers = { Authorization: `Bearer ${who.token}`, 'Content-Type': 'application/json' }
  const facts = { deviceName: name, deviceType: 'phone', osVersion: 'Android 16', browser: 'Chrome 140', appVersion: '0.1.0', ...told }
  const at = `http://localhost:3000/api/app/userregistrationcode/save/${randomUUID()}`
  await fetch(at, { method: 'POST', headers, body: JSON.stringify(facts) })
}

beforeEach(async () => {
  localStorage.setItem(HERE, randomUUID())
  vi.stubGlobal('caches', fakeCaches())
  who = await customer()
})
afterEach(noPushBrowser)

test('the switch asks the customer, and only then; off is off on the server too', async () => {
  const browser = pushBrowser('default', 'granted')
  show(<DevicesPage />, who)
  const control = await theSwitch()
  expect(control).toHaveAttribute('aria-checked', 'false')
  expect(browser.notification.requestPermission).not.toHaveBeenCalled()
  await userEvent.click(control)
  await waitFor(() => expect(control).toHaveAttribute('aria-checked', 'true'))
  expect(browser.notification.requestPermission).toHaveBeenCalledTimes(1)
  expect(await screen.findByRole('button', { name: 'Prova su questo dispositivo' })).toBeInTheDocument()
  await userEvent.click(control)
  await waitFor(() => expect(control).toHaveAttribute('aria-checked', 'false'))
  expect(browser.current()).toBeNull()
  expect(screen.queryByRole('button', { name: /^Prova/ })).not.toBeInTheDocument()
})

test('devices are called as people call them, with the technical words behind a tap', async () => {
  pushBrowser('default', 'granted')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36')
  await addOther({ deviceName: null, osVersion: 'iOS 18.1', browser: 'Safari 18' })
  await addOther({ deviceName: null, deviceType: 'computer', osVersion: 'Windows 11' })
  show(<DevicesPage />, who)
  expect(await screen.findByText('iPhone di Anna')).toBeVisible()
  expect(screen.getByText('Computer con Windows')).toBeVisible()
  expect(screen.getByText('Questo computer')).toBeVisible()
  const words = screen.getByText(/Safari 18 · iOS 18\.1/)
  expect(words).not.toHaveAttribute('open')
  await userEvent.click(within(words).getByText('Dettagli tecnici'))
  expect(words).toHaveAttribute('open')
})

test('a no is followed by the steps to take it back; once it is, notices are on', async () => {
  const browser = pushBrowser('default', 'denied')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36')
  show(<DevicesPage />, who)
  const control = await theSwitch()
  await userEvent.click(control)
  expect(await screen.findByText('Gli avvisi sono bloccati in Chrome. Come sbloccarli:')).toBeInTheDocument()
  expect(screen.getByText(/icona con due cursori/)).toBeInTheDocument()
  expect(control).toHaveAttribute('aria-disabled', 'true')
  browser.notification.permission = 'granted'
  act(() => void window.dispatchEvent(new Event('focus')))
  await waitFor(() => expect(control).toHaveAttribute('aria-checked', 'true'))
  vi.restoreAllMocks()
})

test.each([
  ['default', /Non hai risposto/],
  ['failing', /Il servizio di avvisi del browser non risponde/],
] as const)('a question that ends with "%s" leaves them off, and says why', async (answer, words) => {
  pushBrowser('default', answer)
  show(<DevicesPage />, who)
  await userEvent.click(await theSwitch())
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(await theSwitch()).toHaveAttribute('aria-checked', 'false')
})

test('an iPhone in the browser is led to install first; a browser without push is told what else there is', async () => {
  vi.stubGlobal('isSecureContext', true)
  const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.1 Mobile/15E148 Safari/604.1'
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iphone)
  show(<DevicesPage />, who)
  expect(await screen.findByRole('link', { name: 'Come si installa' })).toHaveAttribute('href', '/install')
  expect(await theSwitch()).toHaveAttribute('aria-disabled', 'true')
  agent.mockRestore()
  show(<DevicesPage />, who)
  expect(await screen.findByText(/Questo browser non riceve avvisi/)).toBeInTheDocument()
})

test('a test is done when the worker has shown it; one that is late says what to look at, and may still come', async () => {
  const browser: PushBrowser = pushBrowser('default', 'granted')
  network.use(http.post('*/userregistrationcode/*/test', () => HttpResponse.json({ data: { receipt: 'receipt-of-the-test' } })))
  show(<DevicesPage />, who)
  await userEvent.click(await theSwitch())
  const key = await screen.findByRole('button', { name: 'Prova su questo dispositivo' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  act(() => key.click())
  expect(screen.getByText('In viaggio…')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByText('Non è ancora arrivata.')).toBeInTheDocument()
  vi.useRealTimers()
  act(() => void browser.tell({ type: 'PUSH_RECEIVED', receipt: 'another', notice: null }))
  expect(screen.getByText('Non è ancora arrivata.')).toBeInTheDocument()
  act(() => void browser.tell({ type: 'PUSH_RECEIVED', receipt: 'receipt-of-the-test', notice: null }))
  expect(await screen.findByText(/^Prova arrivata in \d+ second[oi]$/)).toBeInTheDocument()
})

test('another device is told, renamed, switched off, and taken away once that is confirmed', async () => {
  pushBrowser('default')
  await addOther()
  show(<DevicesPage />, who)
  const row = await other()
  expect(row.getByText('Chrome 140 · Android 16 · app 0.1.0')).toBeInTheDocument()
  expect(row.getByText('Chrome · Android')).toBeVisible()
  expect(await row.findByText(/^Visto oggi/)).toBeInTheDocument()
  expect(row.getByText(/^Lì gli avvisi sono spenti/)).toBeVisible()
  await userEvent.click(row.getByRole('switch'))
  expect(await row.findByText('Disattivato: non riceve nulla')).toBeInTheDocument()
  await userEvent.click(row.getByRole('button', { name: `Rinomina ${name}` }))
  const field = await screen.findByLabelText('Nome')
  await userEvent.clear(field)
  await userEvent.type(field, 'Telefono di casa{Enter}')
  expect(await screen.findByText('Telefono di casa')).toBeInTheDocument()
  await userEvent.click(row.getByRole('button', { name: 'Scollega Telefono di casa' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Scollega' }))
  await waitFor(() => expect(screen.queryByText('Telefono di casa')).not.toBeInTheDocument())
})

test('e-mail is a wish of hers, kept by the server', async () => {
  pushBrowser('default')
  show(<DevicesPage />, who)
  const mail = await screen.findByRole('switch', { name: 'Anche per e-mail' })
  const before = mail.getAttribute('aria-checked')
  await userEvent.click(mail)
  await waitFor(() => expect(mail).toHaveAttribute('aria-checked', before === 'true' ? 'false' : 'true'))
})

test('without a network the keys say so; a failure stands above, and a try mends it', async () => {
  pushBrowser('granted')
  network.use(http.get('*/userregistrationcodes', () => HttpResponse.error()))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(<DevicesPage />, who)
  expect(await screen.findByText(/Per vedere gli altri dispositivi serve la rete/)).toBeInTheDocument()
  expect(await theSwitch()).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText(/per cambiare serve la rete/)).toBeInTheDocument()
  online.mockRestore()
  cleanup()
  const failure = { code: 'unexpected', message: 'Il server non risponde.' }
  network.use(http.get('*/userregistrationcodes', () => HttpResponse.json(failure, { status: 503 })))
  show(<DevicesPage />, who)
  expect(await screen.findByText(/^Il server non risponde\. Credito/)).toBeInTheDocument()
  network.resetHandlers()
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  await waitFor(() => expect(screen.queryByText(/^Il server non risponde\. Credito/)).not.toBeInTheDocument())
})

test('what many a log-in left behind is folded, and goes at once', async () => {
  pushBrowser('default', 'granted')
  const again = { deviceName: null, deviceType: 'computer', osVersion: 'Windows 11', browser: 'Edge 140' }
  for (const one of [again, again, again]) await addOther(one)
  show(<DevicesPage />, who)
  const head = await screen.findByText(/^\d+ di prima$/)
  expect(screen.getAllByText('Computer con Windows').filter((one) => !one.closest('details.devices-past'))).not.toHaveLength(0)
  const past = within(head.closest('details') as HTMLElement)
  expect(past.getAllByText('Computer con Windows').length).toBeGreaterThanOrEqual(2)
  expect(screen.getByRole('link', { name: /^Esci dagli altri dispositivi/ })).toHaveAttribute('href', '/profile/sessions')
  await userEvent.click(head)
  await userEvent.click(past.getByRole('button', { name: 'Scollega tutti questi' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Scollega' }))
  await waitFor(() => expect(screen.queryByText(/^\d+ di prima$/)).not.toBeInTheDocument(), { timeout: 5000 })
})
