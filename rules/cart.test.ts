import { expect, test } from 'vitest'
import { added, checkCart, checkNote, checkOrderable, LONGEST_NOTE, MOST_LINES, MOST_OF_ONE, missingTo } from './cart.ts'
import { cents } from './money.ts'

const line = (variantId: string, quantity = 1) => ({ variantId, quantity })

test('what is there already gets more, in its place', () => {
  expect(added([line('a', 2), line('b')], line('a', 3))).toEqual([line('a', 5), line('b')])
  expect(added([line('a', 2)], line('b'))).toEqual([line('a', 2), line('b')])
})

test.each([0, -1, 1.5, 1e9, Number.NaN, MOST_OF_ONE + 1])('a quantity of %d is refused', (quantity) => {
  expect(checkCart([line('a'), line('b', quantity)])).toMatchObject({ refused: 'cart_quantity', values: { most: MOST_OF_ONE } })
})

test('a cart is full at its last line', () => {
  const lines = Array.from({ length: MOST_LINES }, (_, index) => line(String(index)))
  expect(checkCart(lines)).toBeUndefined()
  expect(checkCart([...lines, line('one more')])).toMatchObject({ refused: 'cart_full', values: { most: MOST_LINES } })
})

test('a note has an end', () => {
  expect(checkNote('x'.repeat(LONGEST_NOTE))).toBeUndefined()
  expect(checkNote('x'.repeat(10_000))).toMatchObject({ refused: 'note_long', values: { most: LONGEST_NOTE } })
})

test('below the minimum it says what is missing', () => {
  expect([missingTo(cents(1500), cents(1350)), missingTo(cents(1500), cents(1500)), missingTo(cents(0), cents(0))]).toEqual([150, 0, 0])
  expect(checkOrderable([line('a')], cents(1350), cents(1500))).toEqual({ refused: 'order_minimum', values: { missing: '1,50\u00a0€' } })
  expect(checkOrderable([line('a')], cents(1500), cents(1500))).toBeUndefined()
  expect(checkOrderable([], cents(0), cents(0))?.refused).toBe('cart_empty')
})
