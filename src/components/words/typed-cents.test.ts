import { expect, test } from 'vitest'
import { typedCents } from './typed-cents.ts'

test.each([
  ['12,50', 1250],
  [' 7 € ', 700],
  ['0.5', 50],
  ['1.234,50', undefined],
  ['12,505', undefined],
  ['-3', undefined],
  ['', undefined],
])('%s is %s cents', (text, cents) => {
  expect(typedCents(text)).toBe(cents)
})
