import { cleanup, screen } from '@testing-library/react'
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
  show(<CartRow item={line(discountPrice)} onRemove={() => {}} />, await customer())
  expect(screen.getByText('49,00 € al pezzo')).toBeInTheDocument()
  expect(screen.getByText('98,00 €')).toBeInTheDocument()
})

test('a discount stands beside the price that it is of', async () => {
  show(<CartRow item={line('39.00')} onRemove={() => {}} />, await customer())
  expect(screen.getByText('98,00 €').tagName).toBe('S')
  expect(screen.getByText('39,00 € al pezzo')).toBeInTheDocument()
  expect(screen.getByText('78,00 €')).toBeInTheDocument()
})

test('one of a thing says its price once, with what it was before', async () => {
  show(<CartRow item={{ ...line('0'), quantity: 1 }} onRemove={() => {}} />, await customer())
  expect(screen.getAllByText('49,00 €').map(({ className }) => className)).toEqual(['cart-total'])
  expect(screen.queryByText(/al pezzo/)).not.toBeInTheDocument()
  cleanup()
  show(<CartRow item={{ ...line('39.00'), quantity: 1 }} onRemove={() => {}} />, await customer())
  expect(screen.getByText('49,00 €').tagName).toBe('S')
  expect(screen.getAllByText('39,00 €')).toHaveLength(1)
})
