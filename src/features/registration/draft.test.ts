import { afterEach, expect, test, vi } from 'vitest'
import { type Draft, registrations } from './draft.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const draft: Draft = {
  activityId: '7',
  challenge: 'opaque',
  sentTo: 'nuova@example.com',
  sentAt: NOW,
  isKnown: false,
  question: 'name',
  answers: { email: 'nuova@example.com', name: 'Nuova' },
  at: NOW,
}
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('what was left comes back, for a day', () => {
  registrations.keep(draft)
  expect(registrations.read(NOW + 86_399_000)).toEqual(draft)
  expect(registrations.read(NOW + 86_400_000)).toBeUndefined()
})

test('nothing is there at first, after the end, and where somebody else wrote', () => {
  expect(registrations.read(NOW)).toBeUndefined()
  registrations.keep(draft)
  registrations.forget()
  expect(registrations.read(NOW)).toBeUndefined()
  localStorage.setItem('tessera.registration', '{"activityId":7}')
  expect(registrations.read(NOW)).toBeUndefined()
})

test('six digits that a server sends instead of a challenge are not kept', () => {
  registrations.keep({ ...draft, challenge: '482915' })
  expect(JSON.stringify({ ...localStorage })).not.toContain('482915')
  expect(registrations.read(NOW)?.challenge).toBeUndefined()
})

test('a storage that refuses stops nobody', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied')
  })
  expect(() => registrations.keep(draft)).not.toThrow()
})
