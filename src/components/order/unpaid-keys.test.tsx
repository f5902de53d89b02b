import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
import { UnpaidKeys } from './UnpaidKeys.tsx'

joinNetwork()
afterEach(() => void (location.hash = ''))

const sessionAt = (hash: string) => ({ sessionId: 's1', url: `${location.href.split('#')[0]}#${hash}` })
const open = orderOf({ session: sessionAt('old') })

/** What the server answers each time that she wants to pay; how often it was asked. */
function answering(answer: () => Response | Promise<Response>) {
  let asked = 0
  network.use(
    http.put('*/api/app/item-orders/o1/pay', () => {
      asked += 1
      return answer()
    }),
  )
  return () => asked
}
const is = (order: Order) => HttpResponse.json({ data: order })
const shown = async (order = open) => show(<UnpaidKeys order={order} />, await customer(), {}, '/shop/order/orders/o1')
const key = () => screen.getByRole('button', { name: /^Paga 24,00\s€$/ })

test('one press leads to the provider, where the server says that it is paid now; a second one meanwhile asks nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const asked = answering(() => promise)
  await shown()
  await userEvent.click(key())
  const waits = document.activeElement
  expect(waits).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(waits as Element)
  expect(waits).toHaveFocus()
  resolve(is(orderOf({ session: sessionAt('now') })))
  await waitFor(() => expect(location.hash).toBe('#now'))
  expect(asked()).toBe(1)
})

test('what was paid or given up meanwhile is not paid: she is told how it stands', async () => {
  answering(() => is(orderOf({ progress: 'placed', payment: 'paid', number: 7 })))
  await shown()
  await userEvent.click(key())
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/shop/pay/success?order=o1'))
  expect(location.hash).toBe('')
})

test('without a network the key waits, and works when that is back', async () => {
  const asked = answering(() => is(orderOf({ session: sessionAt('online') })))
  await shown()
  const online = (is: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is)
    act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')))
  }
  online(false)
  expect(key()).toBeDisabled()
  expect(screen.getByText('Sei offline: per pagare serve la rete.')).toBeVisible()
  expect(asked()).toBe(0)
  online(true)
  await userEvent.click(key())
  await waitFor(() => expect(location.hash).toBe('#online'))
})

test('where the answer is lost nothing happens twice: it is said, and the next press asks again for the same', async () => {
  const answers = [() => HttpResponse.error(), () => is(orderOf({ session: sessionAt('found') }))]
  const asked = answering(() => (answers.shift() ?? HttpResponse.error)())
  await shown()
  await userEvent.click(key())
  expect(await screen.findByRole('alert', {}, { timeout: 15_000 })).toBeVisible()
  expect(location.hash).toBe('')
  await userEvent.click(key())
  await waitFor(() => expect(location.hash).toBe('#found'))
  expect(asked()).toBe(2)
})

test('a provider that is away is told, and the key stays', async () => {
  answering(() => HttpResponse.json({ code: 'payment_unavailable', message: 'Per ora no' }, { status: 503 }))
  await shown()
  await userEvent.click(key())
  expect(await screen.findByRole('alert')).toHaveTextContent('Per ora no')
  expect(key()).toBeEnabled()
})

test('one whose payment is being closed cannot be paid', async () => {
  await shown(orderOf())
  expect(screen.queryByRole('button', { name: /Paga|Riprova/ })).not.toBeInTheDocument()
})
