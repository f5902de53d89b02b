import { expect, test } from 'vitest'
import { askedIn, openPoints, saidTo, staysOpen, unanswered } from './consents.ts'

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

test('all that has no answer, as it stands on the page', () => {
  expect(openPoints(all, { informativaPointB: true }, ['B', 'C', 'A'])).toEqual(['C', 'A'])
})

test('where nothing else is asked, the information alone counts', () => {
  expect(unanswered({ pointB: null, pointC: null }, { informativaPrivacy: true })).toBeUndefined()
})

test('what she said last counts, and only of this text', () => {
  const said = (point: 'A' | 'B' | 'C', given: boolean, privacyId = 'new') => ({ id: 'x', privacyId, point, given, at: '', version: '1' })
  const history = [said('B', false), said('B', true), said('A', true), said('A', false), said('C', true, 'old')]
  expect(saidTo({ id: 'new' }, history)).toEqual({ informativaPrivacy: true, informativaPointB: false })
  expect(saidTo({ id: 'newest' }, history)).toEqual({})
})

test.each([
  ['/privacy', true],
  ['/activities', true],
  ['/terms/a1', true],
  ['/imprint', true],
  ['/accessibility', true],
  ['/', false],
  ['/card', false],
  ['/privacyx', false],
  ['/profile', false],
  ['/profile/data', false],
  ['/profile/export/x1', true],
  ['/profile/delete', true],
])('%s stays open while the text waits: %s', (path, isOpen) => expect(staysOpen(path)).toBe(isOpen))
