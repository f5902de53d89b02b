import type { Booking, BookingStatus } from './booking-rivals.ts'

/** A booking as a calendar shows it. `uid` never changes; `sequence` grows with each move, so that a calendar moves it too. */
export type CalendarEvent = Pick<Booking, 'start' | 'end' | 'status'> & {
  uid: string
  sequence: number
  stamp: number
  summary: string
  location?: string
  description?: string
  url?: string
  /** Minutes before, for the reminder; without them none is set. */
  reminder?: number
}

const LONGEST_LINE = 75

/** `20261121T183000Z`. An instant needs no time zone: one named without its rules is an hour off in some calendars. */
const instant = (at: number) => new Date(at).toISOString().replace(/[-:]|[.]\d{3}/g, '')

const escaped = (text: string) =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/[;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')

/** How many octets a character has in UTF-8. */
function octets(character: string): number {
  const point = character.codePointAt(0) ?? 0
  return point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4
}

/** Folds a line at 75 octets, never within a character; what follows begins with a space. RFC 5545, 3.1. */
export function folded(line: string): string {
  const parts: string[] = ['']
  let size = 0
  for (const character of line) {
    const width = octets(character)
    if (size + width > LONGEST_LINE) {
      parts.push(' ')
      size = 1
    }
    parts.push((parts.pop() ?? '') + character)
    size += width
  }
  return parts.join('\r\n')
}

const STATUS: Record<BookingStatus, string> = { Y: 'CONFIRMED', I: 'TENTATIVE', held: 'TENTATIVE', N: 'CANCELLED' }

const reminderOf = (minutes: number, summary: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
]

/**
 * The `.ics` file of one booking. RFC 5545; content type `text/calendar; charset=utf-8; method=PUBLISH`.
 * @param prodId who made it, such as `-//Tessera//Prenotazioni//IT`
 */
export function icsOf(event: CalendarEvent, prodId: string): string {
  const { uid, sequence, stamp, start, end, status, summary, location, description, url, reminder } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${prodId}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${instant(stamp)}`,
    `DTSTART:${instant(start)}`,
    `DTEND:${instant(end)}`,
    `STATUS:${STATUS[status]}`,
    `SUMMARY:${escaped(summary)}`,
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(reminder ? reminderOf(reminder, summary) : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}
