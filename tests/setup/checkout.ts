import type { CartItem } from '#contract/cart.ts'

/** A thing in the cart, for 12,00 €. */
export const line = (id: string, name: string, quantity = 1): CartItem => ({
  id,
  itemColorSizeId: `v${id}`,
  itemColorId: null,
  name,
  color: '',
  size: '',
  image: null,
  allergens: null,
  price: '12.00',
  discountPrice: null,
  quantity,
  left: null,
  changes: [],
  returned: null,
})

/** Collected for nothing, and paid there. */
export const offer = {
  shippings: [
    { id: 's1', type: 'S' as const, priceMin: '0.00', offerPrice: '0.00', standardPrice: '0.00', shippingDaysFrom: 0, shippingDaysTo: 0 },
  ],
  payments: [{ id: 'p1', type: 'ST' as const, disabled: false, accountName: '', iban: '', bic: '' }],
  addresses: [],
  coupons: [],
}
