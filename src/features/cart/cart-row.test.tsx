import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { CartItem } from '#contract/cart.ts'
import { joinNetwork } from '../../../tests/client.ts'
import { customer, show } from '../../../tests/screen.tsx'
import { CartRow } from './CartRow.tsx'

joinNetwork()

const line = (discountPrice: unknown) =>
  CartItem.parse({
    id: 'line',
    itemColorSizeId: 'size',
    itemColorId: 'camel',
    name: 'Cappotto',
    price: '49.00',
    discountPrice,
    quantity: 2,
  })

test.each(['0', '0.00', '', null, undefined])('a line whose discount is %j costs its full price', async (discountPrice) => {
  show(<CartRow item={line(discountPrice)} onRemoved={() => {}} />, await customer())
  expect(screen.getByText('49,00 € al pezzo')).toBeInTheDocument()
  expect(screen.getByText('98,00 €')).toBeInTheDocument()
})

test('a discount stands beside the price that it is of', async () => {
  show(<CartRow item={line('39.00')} onRemoved={() => {}} />, await customer())
  expect(screen.getByText('98,00 €').tagName).toBe('S')
  expect(screen.getByText('39,00 € al pezzo')).toBeInTheDocument()
  expect(screen.getByText('78,00 €')).toBeInTheDocument()
})

test('one of a thing says its price once, with what it was before', async () => {
  show(<CartRow item={{ ...line('0'), quantity: 1 }} onRemoved={() => {}} />, await customer())
  expect(screen.getAllByText('49,00 €').map(({ className }) => className)).toEqual(['cart-total'])
  expect(screen.queryByText(/al pezzo/)).not.toBeInTheDocument()
  cleanup()
  show(<CartRow item={{ ...line('39.00'), quantity: 1 }} onRemoved={() => {}} />, await customer())
  expect(screen.getByText('49,00 €').tagName).toBe('S')
  expect(screen.getAllByText('39,00 €')).toHaveLength(1)
})

const back = (quantity: number, ordered: string) => ({ ...line('0'), returned: { ordered, quantity } })

test('what came back unpaid says from which order, of a part how many, and nothing once she wants another number', async () => {
  const ordered = new Date().toISOString()
  show(<CartRow item={back(2, ordered)} onRemoved={() => {}} />, await customer())
  const note = screen.getByText(/^È tornato qui: l’ordine delle \d\d:\d\d non è stato pagato$/)
  await userEvent.click(screen.getByRole('button', { name: 'Uno in più' }))
  expect(note).not.toBeInTheDocument()
  cleanup()
  show(<CartRow item={back(1, ordered)} onRemoved={() => {}} />, await customer())
  expect(screen.getByText(/^Uno è tornato qui: l’ordine delle/)).toBeInTheDocument()
})

test('of another day it says the day', async () => {
  show(<CartRow item={back(2, '2026-01-05T12:00:00.000Z')} onRemoved={() => {}} />, await customer())
  expect(screen.getByText('È tornato qui: l’ordine di lunedì 5 gennaio non è stato pagato')).toBeInTheDocument()
})
