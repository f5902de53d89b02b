import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf } from './days.ts'
import { type CalendarEvent, folded, icsOf } from './ics.ts'

const start = instantOf('Europe/Rome', '2026-11-21', '20:30')
const event: CalendarEvent = {
  uid: '42@osteria.example',
  sequence: 1,
  stamp: Date.parse('2026-11-20T08:00:00Z'),
  start,
  end: start + 7_200_000,
  status: 'Y',
  summary: 'Tavolo per 4; Osteria, dal “Porto”',
  location: 'Molo 3, Genova',
  description: 'Prima riga\nseconda\\riga',
  url: 'https://osteria.example/booking',
  reminder: 120,
}
const ics = (more: Partial<CalendarEvent> = {}) => icsOf({ ...event, ...more }, '-//Tessera//Prenotazioni//IT')

test('a calendar reads one booking, in instants, whatever zone it is in', () => {
  expect(ics().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tessera//Prenotazioni//IT',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:42@osteria.example',
    'SEQUENCE:1',
    'DTSTAMP:20261120T080000Z',
    'DTSTART:20261121T193000Z',
    'DTEND:20261121T213000Z',
    'STATUS:CONFIRMED',
    'SUMMARY:Tavolo per 4\\; Osteria\\, dal “Porto”',
    'LOCATION:Molo 3\\, Genova',
    'DESCRIPTION:Prima riga\\nseconda\\\\riga',
    'URL:https://osteria.example/booking',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Tavolo per 4\\; Osteria\\, dal “Porto”',
    'TRIGGER:-PT120M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each([
  ['I', 'TENTATIVE'],
  ['N', 'CANCELLED'],
] as const)('%s is %s', (status, word) => expect(ics({ status })).toContain(`STATUS:${word}\r\n`))

test('a text cannot add a line of its own', () => {
  expect(ics({ summary: 'x\r\nATTENDEE:mailto:a@b.example' })).not.toMatch(/^ATTENDEE/m)
})

test('no line is longer than 75 octets, and none breaks within a character', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'è', '€', '👍', ' '), maxLength: 300, size: 'max' })
  fc.assert(
    fc.property(text, (words) => {
      const lines = folded(words).split('\r\n')
      for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(lines.map((line, index) => (index ? line.slice(1) : line)).join('')).toBe(words)
    }),
  )
})
