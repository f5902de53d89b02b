import { expect, test } from 'vitest'
import { saysKind } from './movement-words.ts'

test.each([
  ['what a cancelled order gave back', 'order_back', true],
  ['what a refund took back of what was earned', 'order_taken_back', true],
  ['what staff added, in words of their own', null, false],
])('the kind is in the description of %s', (_, reason, isThere) => {
  // The counter's own words are those of staff: what came back by itself was not added by them.
  expect(saysKind({ description: 'Credito restituito', reason } as never)).toBe(isThere)
})
