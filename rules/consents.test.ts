import { expect, test } from 'vitest'
import { askedIn, unanswered } from './consents.ts'

const all = { pointB: 'Offerte', pointC: 'Proposte' }

test('a point without words is not asked about', () => {
  expect([askedIn(all), askedIn({ pointB: null, pointC: 'Proposte' }), askedIn({ pointB: null, pointC: null })]).toEqual([
    ['A', 'B', 'C'],
    ['A', 'C'],
    ['A'],
  ])
})

test.each([
  [{}, 'A'],
  [{ informativaPrivacy: false, informativaPointB: true }, 'A'],
  [{ informativaPrivacy: true }, 'B'],
  [{ informativaPrivacy: true, informativaPointB: false }, 'C'],
  [{ informativaPrivacy: true, informativaPointB: false, informativaPointC: false }, undefined],
])('%o wants an answer to %s', (choices, point) => expect(unanswered(all, choices)).toBe(point))

test('where nothing else is asked, the information alone counts', () => {
  expect(unanswered({ pointB: null, pointC: null }, { informativaPrivacy: true })).toBeUndefined()
})
