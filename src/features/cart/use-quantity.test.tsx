import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { joinNetwork, network } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { useCart, useCartNow } from '../../api/cart.ts'
import { CartRow } from './CartRow.tsx'

joinNetwork()

/** A cart of one line, whose quantity is written as slowly as `until` says. */
function cartOf(until: Promise<void>) {
  let quantity = 1
  const sent: string[] = []
  const line = () => ({ id: 'l', itemColorSizeId: 's', itemColorId: 'c', name: 'Cono', price: '12.00', discountPrice: '0', quantity })
  network.use(
    http.get('*/api/app/itemcarts/activity/*', () => HttpResponse.json({ data: [line()], totalRows: 1 })),
    http.put('*/api/itemcarts/l/quantity/:quantity', async ({ params }) => {
      sent.push(String(params['quantity']))
      await until
      quantity = Number(params['quantity'])
      return HttpResponse.json({ data: line() })
    }),
  )
  return sent
}

function Cart() {
  const item = useCart('it').data?.[0]
  return item ? <CartRow item={item} onRemoved={() => {}} /> : null
}

const seen: (number | undefined)[] = []
function Checkout() {
  const quantity = useCartNow('it').data?.[0]?.quantity
  seen.push(quantity)
  return <output>da pagare: {quantity ?? '…'}</output>
}

function Emptied() {
  const item = useCart('it').data?.[0]
  const [isOut, setOut] = useState(false)
  return item && !isOut ? <CartRow item={item} onRemoved={() => setOut(true)} /> : <p>vuoto</p>
}

function Way() {
  const [isOn, setOn] = useState(false)
  return (
    <>
      {isOn ? <Checkout /> : <Cart />}
      <button type="button" onClick={() => setOn(true)}>
        Avanti
      </button>
    </>
  )
}

test('who goes on at once after a tap takes it along, and goes on with no other quantity', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent = cartOf(promise)
  show(<Way />, await customer())
  await userEvent.click(await screen.findByRole('button', { name: 'Uno in più' }))
  await userEvent.click(screen.getByRole('button', { name: 'Avanti' }))
  await waitFor(() => expect(sent).toEqual(['2']))
  await new Promise((done) => setTimeout(done, 500))
  resolve()
  expect(await screen.findByText('da pagare: 2')).toBeInTheDocument()
  expect(sent).toEqual(['2'])
  expect(seen).not.toContain(1)
})

test('a tap on a line that is taken out at once is not sent: it is gone', async () => {
  const sent = cartOf(Promise.resolve())
  show(<Emptied />, await customer())
  await userEvent.click(await screen.findByRole('button', { name: 'Uno in più' }))
  await userEvent.click(screen.getByRole('button', { name: 'Togli Cono' }))
  expect(await screen.findByText('vuoto')).toBeInTheDocument()
  await new Promise((done) => setTimeout(done, 500))
  expect(sent).toEqual([])
})

test('who puts the app away at once after a tap has it sent at once, in a way that outlives the page', async () => {
  const sent = cartOf(Promise.resolve())
  const asked = vi.spyOn(globalThis, 'fetch')
  show(<Cart />, await customer())
  await userEvent.click(await screen.findByRole('button', { name: 'Uno in più' }))
  expect(sent).toEqual([])
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(sent).toEqual(['2']), { timeout: 200 })
  hidden.mockRestore()
  expect(asked.mock.calls.flatMap(([one]) => (one instanceof Request && one.method === 'PUT' ? [one.keepalive] : []))).toEqual([true])
  asked.mockRestore()
})

test('who goes on without a tap writes nothing', async () => {
  const sent = cartOf(Promise.resolve())
  show(<Way />, await customer())
  await screen.findByRole('button', { name: 'Uno in più' })
  await userEvent.click(screen.getByRole('button', { name: 'Avanti' }))
  expect(await screen.findByText('da pagare: 1')).toBeInTheDocument()
  expect(sent).toEqual([])
})

test('what is reckoned with her cart follows at once, and goes back with a quantity that was refused', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  cartOf(promise)
  network.use(
    http.put('*/api/itemcarts/l/quantity/:quantity', () =>
      promise.then(
        () => HttpResponse.json({}),
        () => HttpResponse.json({ code: 'not_found', message: 'Non c’è' }, { status: 404 }),
      ),
    ),
  )
  const Reckoned = () => <p>somma: {useCart('it').data?.[0]?.quantity}</p>
  show(
    <>
      <Cart />
      <Reckoned />
    </>,
    await customer(),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Uno in più' }))
  expect(await screen.findByText('somma: 2')).toBeInTheDocument()
  reject()
  expect(await screen.findByText('somma: 1')).toBeInTheDocument()
})
