import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CODE_TYPES } from '#contract/card.ts'
import { cardCode, checkDigit, isCardCode, serialLength } from './card-code.ts'

test.each([
  ['400638133393', '1'],
  ['978020137962', '4'],
  ['9638507', '4'],
  ['0000000', '0'],
])('the check digit of %s is %s', (digits, digit) => {
  expect(checkDigit(digits)).toBe(digit)
})

test.each([
  ['EAN13', '4006381333931', true],
  ['EAN13', '4006381333932', false],
  ['EAN13', '400638133393', false],
  ['EAN8', '96385074', true],
  ['EAN8', '96385075', false],
  ['CODE128', 'TS-0042 a', true],
  ['CODE128', 'è', false],
  ['QR', '', false],
] as const)('%s %s: %s', (type, code, is) => {
  expect(isCardCode(type, code)).toBe(is)
})

test('every new code can be drawn, and different serials give different codes', () => {
  const serial = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
  for (const type of CODE_TYPES) {
    fc.assert(
      fc.property(serial(serialLength(type)), serial(serialLength(type)), (a, b) => {
        expect(isCardCode(type, cardCode(type, a))).toBe(true)
        expect(cardCode(type, a) === cardCode(type, b)).toBe(a === b)
      }),
    )
  }
})

test('a serial of the wrong length is a bug of the caller', () => {
  expect(() => cardCode('EAN8', '1')).toThrow(RangeError)
})
