import { expect, test } from 'vitest'
import { storeKindOf } from './store-kind.ts'

test.each([
  [null, null, 'shop'],
  [null, 'N', 'shop'],
  [null, 'R', 'restaurant'],
  [null, 'RO', 'restaurant'],
  ['salon', 'NO', 'salon'],
  ['branch', 'R', 'branch'],
] as const)('a store where the activity says %s and books %s is a %s', (storeKind, bookingType, kind) => {
  expect(storeKindOf({ storeKind, bookingType })).toBe(kind)
})
