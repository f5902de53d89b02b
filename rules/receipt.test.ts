import { expect, test } from 'vitest'
import { cents } from './money.ts'
import { discountOf, paidParts } from './receipt.ts'
import { vatByRate } from './vat.ts'

const line = (price: number, unitPrice: number, quantity: number, vatRate: number | null) => ({
  price: cents(price),
  unitPrice: cents(unitPrice),
  quantity,
  vatRate,
})
const lines = [line(1990, 1990, 2, 2200), line(4900, 3900, 1, 1000)]
const order = { lines, shipping: cents(690), credit: cents(2500), moneyBack: cents(0) }
const grosses = (moneyBack: number) => paidParts({ ...order, moneyBack: cents(moneyBack) }).map(({ gross }) => gross)

test('the vector of the semantics: 10,00 off, and the credit borne by the goods alone', () => {
  expect(discountOf(lines)).toEqual({ full: 8880, discount: 1000 })
  expect(grosses(0)).toEqual([3980 - 1263, 3900 - 1237, 690])
  expect(vatByRate(paidParts(order))).toEqual([
    { rate: 2200, gross: 2717, net: 2227, vat: 490 },
    { rate: 1000, gross: 2663, net: 2421, vat: 242 },
  ])
})

test('what went back is borne by all, to the cent, and of all nothing is left', () => {
  expect(grosses(1000).reduce((sum, one) => sum + one, 0)).toBe(6070 - 1000)
  expect(grosses(6070)).toEqual([0, 0, 0])
})
