import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { orderOf } from '../../../tests/setup/order.ts'
import { OrderDetail } from './OrderDetail.tsx'

joinNetwork()

const ended = { expires: null, number: 7, payment: 'paid' } as const
const again = () => screen.getByRole('button', { name: 'Ordina di nuovo' })

test('of an order that she withdrew from it says what is next, and nothing invites to order it again', async () => {
  const order = orderOf({ ...ended, progress: 'withdrawn', steps: [] })
  show(<OrderDetail order={order} />, await customer())
  expect(await screen.findByRole('heading', { name: 'Recesso ricevuto' })).toBeVisible()
  expect(screen.getByText(/riporta o spedisci gli articoli/)).toBeVisible()
  expect(screen.getByRole('heading', { name: /^Ti torna 24,00\s€$/ })).toBeVisible()
  expect(screen.getByText('Da rimborsare')).toBeVisible()
  expect(again()).not.toHaveClass('button-primary')
})

test('once it is refunded nothing is next', async () => {
  const order = orderOf({ ...ended, progress: 'withdrawn', payment: 'refunded', refunded: '24.00', steps: [] })
  show(<OrderDetail order={order} />, await customer())
  expect(await screen.findByText('Rimborsato')).toBeVisible()
  expect(screen.queryByText(/riporta o spedisci gli articoli/)).not.toBeInTheDocument()
})

test('an order that she had and was given all of back is called so', async () => {
  const order = orderOf({ ...ended, progress: 'done', payment: 'refunded', refunded: '24.00', steps: [] })
  show(<OrderDetail order={order} />, await customer())
  expect(
    (await screen.findByText('Restituiti 24,00 €', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).parentElement,
  ).toBeVisible()
  expect(screen.queryByText('Ritirato')).not.toBeInTheDocument()
  expect(again()).toHaveClass('button-primary')
})
