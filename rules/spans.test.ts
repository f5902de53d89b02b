import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds, joined, meets, type Span, without } from './spans.ts'

const span = (start: number, end: number): Span => ({ start, end })
const spans = fc.array(
  fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 9 })).map(([start, size]) => span(start, start + size)),
  { maxLength: 8 },
)
const isIn = (all: readonly Span[], at: number) => all.some(({ start, end }) => start <= at && at < end)

test('what ends when the other begins does not meet it', () => {
  expect([meets(span(19, 21), span(21, 23)), meets(span(19, 21), span(20, 22)), meets(span(19, 23), span(20, 21))]).toEqual([
    false,
    true,
    true,
  ])
  expect([holds(span(19, 21), span(19, 21)), holds(span(19, 21), span(20, 22))]).toEqual([true, false])
})

test('joined covers the same, in order and apart', () => {
  fc.assert(
    fc.property(spans, (all) => {
      const found = joined(all)
      for (let at = 0; at < 50; at++) expect(isIn(found, at)).toBe(isIn(all, at))
      found.slice(1).forEach((one, index) => expect(one.start).toBeGreaterThan(found[index]?.end ?? -1))
    }),
  )
})

test('without covers what the first do and the others do not', () => {
  fc.assert(
    fc.property(spans, spans, (all, cuts) => {
      const left = without(all, cuts)
      for (let at = 0; at < 50; at++) expect(isIn(left, at)).toBe(isIn(all, at) && !isIn(cuts, at))
    }),
  )
})
