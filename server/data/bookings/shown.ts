import type { I18n } from '@lingui/core'
import type { Booking } from '#contract/bookings.ts'
import { checkCancel, declinedBy } from '#rules/booking-cancel.ts'
import { onTheWall } from '#rules/days.ts'
import { cents, moneyOf } from '#rules/money.ts'
import type { bookings } from '../../db/schema/bookings.ts'
import type { Row } from '../../work/tables.ts'
import { givenIn } from '../reasons.ts'

export type BookingRow = Row<typeof bookings>

const HOUR_MS = 3_600_000

/** A booking as the rules see it. */
export const asTaken = (row: BookingRow) => ({ ...row, start: row.start.getTime(), end: row.end.getTime() })

/** A booking as the reader of these words reads it, with what she may do with it now. */
export function shownBooking(row: BookingRow, at: { zone: string; cancelHours: number; now: number; words: I18n }): Booking {
  const { id, userId, date, time, start, end, people, serviceId, operatorId, operatorName, status, near, note, sequence } = row
  const canCancel = status !== 'N' && userId !== null && checkCancel(asTaken(row), userId, at.cancelHours, at.now) === undefined
  const title = row.translations[at.words.locale]?.['title'] ?? row.serviceTitle ?? ''
  const duration = Math.round((end.getTime() - start.getTime()) / 60_000)
  const price = row.price === null ? null : moneyOf(cents(row.price))
  return {
    id,
    userId,
    created: row.created.toISOString(),
    date,
    time,
    timeStart: time,
    timeEnd: onTheWall(at.zone, end.getTime()).time,
    start: start.toISOString(),
    end: end.toISOString(),
    numberOfPeople: people,
    bookingService: serviceId === null ? null : { id: serviceId, title, duration, price },
    bookingOperator: operatorId === null ? null : { id: operatorId, fullName: operatorName ?? '' },
    confirmed: status,
    cancelledBy: declinedBy(asTaken(row), row.cancelledBy) ?? null,
    noShow: row.noShow,
    reason: givenIn(at.words, row) ?? '',
    near,
    note,
    sequence,
    steps: canCancel ? ['cancel', 'move'] : [],
    cancelBefore: new Date(start.getTime() - at.cancelHours * HOUR_MS).toISOString(),
  }
}
