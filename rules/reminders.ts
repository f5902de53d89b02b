const HOUR_MS = 3_600_000

/** How many hours before a booking she is reminded. */
const REMINDERS = [24, 2]

/** Is a reminder so many hours ahead one of the day before? Else it says that the booking is soon. */
export const isDayBefore = (hours: number): boolean => hours >= 12

export type Reminder = { hours: number; due: number }

/** The reminders of a booking that are still to come, the first to come first. Instants in milliseconds. */
export const remindersOf = (start: number, now: number): Reminder[] =>
  REMINDERS.map((hours) => ({ hours, due: start - hours * HOUR_MS })).filter(({ due }) => due > now)
