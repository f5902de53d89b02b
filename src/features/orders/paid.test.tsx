import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { Paid } from './Paid.tsx'

/** 39,00 € that earned 1,95 € and 39 points, and what of it is back. */
const order = (refunded: string, more: Partial<Order> = {}) =>
  ({
    progress: 'done',
    payment: refunded === '0.00' ? 'paid' : 'partly_refunded',
    totalPrice: '39.00',
    usedCreditValue: '0.00',
    accumulation: '1.95',
    points: '39.0000',
    isAccrued: true,
    refunded,
    ...more,
  }) as Partial<Order> as Order

function said(one: Order) {
  i18n.loadAndActivate({ locale: 'it', messages: {} })
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Paid order={one} />
    </I18nProvider>,
  )
  return [...(container.querySelector('p')?.childNodes ?? [])].map((part) => part.textContent?.replaceAll('\u00a0', ' '))
}

test('what it earned is what is left of it after a refund, and by how much that made it less', () => {
  expect(said(order('6.00'))).toEqual([
    'Rimborsato in parte',
    'Restituiti 6,00 €',
    'Hai guadagnato 1,65 € e 33 punti',
    'In meno per il rimborso: 0,30 €, 6 punti',
  ])
})

test('what was spent already no refund takes back', () => {
  const missing = { accumulation: '0.30', points: '2.0000' }
  expect(said(order('6.00', { missing })).slice(2)).toEqual(['Hai guadagnato 1,95 € e 35 punti', 'In meno per il rimborso: 4 punti'])
})

test('nothing is less where nothing went back, and nothing is earned where all did', () => {
  expect(said(order('0.00'))).toEqual(['Pagato', 'Hai guadagnato 1,95 € e 39 punti'])
  expect(said(order('39.00', { progress: 'cancelled', payment: 'refunded' }))).toEqual(['Rimborsato', 'Restituiti 39,00 €'])
})

const coupon = { id: 'c', title: 'Dolce', value: '-4.00' }
test.each<[string, string, Partial<Order>, string[]]>([
  [
    'paid in money and credit',
    '44.00',
    { payment: 'refunded', usedCreditValue: '-5.00' },
    ['Rimborsato', 'Restituiti 44,00 €, di cui 5,00 € sulla carta'],
  ],
  [
    'not paid yet, but for its credit',
    '5.00',
    { payment: 'open', usedCreditValue: '-5.00' },
    ['Niente da pagare', 'Di nuovo sulla carta: 5,00 €'],
  ],
  ['not paid, with a coupon', '0.00', { payment: 'open', coupon }, ['Niente da pagare', 'Il coupon non conta come usato']],
  ['not paid', '0.00', { payment: 'open' }, ['Niente da pagare']],
  [
    'its transfer not come',
    '0.00',
    { payment: 'open', paymentType: 'BT' },
    ['Niente da pagare', 'Se hai già fatto il bonifico, te lo rimandiamo quando arriva.'],
  ],
  ['its transfer come too late', '0.00', { payment: 'open', paymentType: 'BT', owed: '39.00' }, ['Da rimborsare', '39,00 €']],
])('an order cancelled, %s, says what is hers again', (_, refunded, more, words) => {
  expect(said(order(refunded, { progress: 'cancelled', ...more }))).toEqual(words)
})

const failed = { paymentType: 'S', usedCreditValue: '-5.00' } as const
test.each<[string, Order, string[]]>([
  [
    'all of its money',
    order('44.00', { ...failed, progress: 'cancelled', payment: 'refunded', owed: '39.00', unreturned: '39.00' }),
    ['Da rimborsare', '39,00 €', 'Di nuovo sulla carta: 5,00 €'],
  ],
  [
    'all of its money, without credit',
    order('39.00', { paymentType: 'S', progress: 'cancelled', payment: 'refunded', owed: '39.00', unreturned: '39.00' }),
    ['Da rimborsare', '39,00 €'],
  ],
  [
    'a part of what goes back',
    order('8.80', { ...failed, progress: 'withdrawn', owed: '3.90', unreturned: '3.90' }),
    ['Da rimborsare', '3,90 €', 'Restituiti 4,90 €, di cui 1,00 € sulla carta'],
  ],
  [
    'a payment that came twice',
    order('0.00', { paymentType: 'S', owed: '39.00', accumulation: '0.00', points: '0.0000' }),
    ['Pagato', 'Da rimborsare', '39,00 €'],
  ],
])('what its provider could not give back is to come, and not back yet: %s', (_, one, words) => expect(said(one)).toEqual(words))

test('of a part that went back, so much went to her card as was paid from it', () => {
  expect(said(order('8.80', { usedCreditValue: '-5.00' }))[1]).toBe('Restituiti 8,80 €, di cui 1,00 € sulla carta')
})

test('a part of what she sends back is money and credit, also where it comes to as much as the credit', () => {
  expect(said(order('5.00', { progress: 'withdrawn', usedCreditValue: '-5.00' }))[1]).toBe('Restituiti 5,00 €, di cui 0,57 € sulla carta')
})

test.each([
  ['to be paid when it is collected', { progress: 'ready', payment: 'open', paymentType: 'ST', shippingType: 'S' }, 'Paghi al ritiro'],
  ['to be paid at the table', { progress: 'ready', payment: 'open', paymentType: 'ST', shippingType: 'S', table: '4' }, 'Paghi al tavolo'],
  ['to be paid when it is brought', { progress: 'shipped', payment: 'open', paymentType: 'ST', shippingType: 'H' }, 'Paghi alla consegna'],
  ['waiting for its transfer', { progress: 'placed', payment: 'open', paymentType: 'BT', shippingType: 'S' }, 'Da pagare'],
  ['on its way back', { progress: 'withdrawn', payment: 'paid' }, 'Da rimborsare'],
] as [string, Partial<Order>, string][])('of an order %s it says so', (_, more, words) => {
  expect(said(order('0.00', more))[0]).toBe(words)
})
