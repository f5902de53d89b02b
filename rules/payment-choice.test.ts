import { expect, test } from 'vitest'
import { cents } from './money.ts'
import { afterShipping, checkChoice, type PaymentOffer, paymentsFor } from './payment-choice.ts'

const all = (['P', 'S', 'BT', 'ST'] as const).map((type) => ({ type, disabled: false }))
const offer: PaymentOffer = { payments: all, providers: ['S', 'P'] }

test('the store is not paid by who never comes', () => {
  expect(paymentsFor(offer, 'C', cents(1000))).toEqual([{ type: 'P' }, { type: 'S' }, { type: 'BT' }, { type: 'ST', off: 'courier' }])
  for (const shipping of ['S', 'H'] as const) expect(paymentsFor(offer, shipping, cents(1000)).filter(({ off }) => off)).toEqual([])
})

test('PayPal and cards are shown only where the server offers them, and what is disabled is not', () => {
  expect(paymentsFor({ ...offer, providers: ['S'] }, 'S', cents(1000)).map(({ type }) => type)).toEqual(['S', 'BT', 'ST'])
  expect(paymentsFor({ ...offer, providers: [] }, 'S', cents(1000)).map(({ type }) => type)).toEqual(['BT', 'ST'])
  const payments = all.map((one) => ({ ...one, disabled: one.type === 'BT' }))
  expect(paymentsFor({ ...offer, payments }, 'S', cents(1000)).map(({ type }) => type)).toEqual(['P', 'S', 'ST'])
})

test('less than fifty cents is not for a card; nothing at all is for anybody', () => {
  const off = (total: number) => paymentsFor(offer, 'S', cents(total)).filter((one) => one.off === 'too_small')
  expect([off(49).map(({ type }) => type), off(50), off(0)]).toEqual([['S'], [], []])
})

test('courier clears payment at the store and says so; nothing else', () => {
  expect(afterShipping({ payment: 'ST', addressId: '1', note: 'x' }, 'C')).toEqual({
    choice: { shipping: 'C', payment: undefined, addressId: '1', note: 'x' },
    cleared: 'ST',
  })
  expect(afterShipping({ payment: 'BT', addressId: '1' }, 'S')).toEqual({ choice: { shipping: 'S', payment: 'BT', addressId: '1' } })
})

test.each([
  ['to nowhere', { shipping: 'C', payment: 'S' }, offer, 1000, 'address_missing'],
  ['home to nowhere', { shipping: 'H', payment: 'S' }, offer, 1000, 'address_missing'],
  ['by courier, paid at the store', { shipping: 'C', payment: 'ST', addressId: '1' }, offer, 1000, 'payment_wrong'],
  ['paid as nobody offers', { shipping: 'S', payment: 'BT' }, { ...offer, payments: [] }, 1000, 'payment_wrong'],
  ['by a card of thirty cents', { shipping: 'S', payment: 'S' }, offer, 30, 'payment_wrong'],
  ['by card without a provider', { shipping: 'S', payment: 'S' }, { ...offer, providers: [] }, 1000, 'payment_unavailable'],
  ['by card without a provider, for nothing', { shipping: 'S', payment: 'S' }, { ...offer, providers: [] }, 0, undefined],
  ['at the store', { shipping: 'S', payment: 'ST' }, offer, 1000, undefined],
  ['by courier and card', { shipping: 'C', payment: 'S', addressId: '1' }, offer, 1000, undefined],
] as const)('an order %s', (_, choice, offered, total, code) => {
  expect(checkChoice(choice, offered, cents(total))?.refused).toBe(code)
})
