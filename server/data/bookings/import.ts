import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { centsOf } from '#rules/money.ts'
import type { CheckedBundle } from '../../bundle/read.ts'
import { original, translated } from '../../bundle/words.ts'
import type { Db } from '../../db/connect.ts'
import { bookingOperators, bookingServices, bookingSettings } from '../../db/schema/bookings.ts'
import { keepOnly } from '../../work/keep-only.ts'

/** Sunday is 0 in the database, 0 or 7 in a bundle. */
const DAYS = 7
const hoursOf = <H extends { day: number }>(hours: readonly H[]) => hours.map((one) => ({ ...one, day: one.day % DAYS }))

/** Writes how an activity takes bookings. An operator keeps the id by name, a service by its Italian title, so that what was booked stays theirs. */
export async function writeBooking(tx: Db, activityId: string, { bundle: { booking }, media }: CheckedBundle): Promise<void> {
  const idsOf = async (table: typeof bookingOperators | typeof bookingServices, name: typeof bookingOperators.fullName) =>
    new Map((await tx.select({ id: table.id, name }).from(table).where(eq(table.activityId, activityId))).map((row) => [row.name, row.id]))
  const known = {
    operators: await idsOf(bookingOperators, bookingOperators.fullName),
    services: await idsOf(bookingServices, bookingServices.title as never),
  }
  const operators = (booking?.operators ?? []).map(({ fullName, picture, closedTimes }, sort) => ({
    activityId,
    id: known.operators.get(fullName) ?? randomUUID(),
    fullName,
    sort,
    image: picture === undefined ? null : (media.get(picture)?.name ?? null),
    closedTimes: hoursOf(closedTimes),
  }))
  const idOf = new Map(operators.map(({ fullName, id }) => [fullName, id]))
  const services = (booking?.services ?? []).map(({ title, description, duration, price, operators: names }) => ({
    activityId,
    id: known.services.get(original(title)) ?? randomUUID(),
    title: original(title),
    description: description === undefined ? null : original(description),
    minutes: duration,
    price: price === undefined ? null : centsOf(price),
    operatorIds: names.flatMap((name) => idOf.get(name) ?? []),
    translations: translated({ title, description }),
  }))
  await keepOnly(tx, bookingOperators, activityId, operators)
  await keepOnly(tx, bookingServices, activityId, services)
  await tx.delete(bookingSettings).where(eq(bookingSettings.activityId, activityId))
  if (!booking) return
  const { startTime, endTime, timeCalendar, bookingNumberOfHour, bookingConfirm, cancelHours, openTimes, closedDays } = booking
  await tx.insert(bookingSettings).values({
    activityId,
    startTime,
    endTime,
    granularity: timeCalendar,
    seats: bookingNumberOfHour ?? null,
    confirm: bookingConfirm,
    cancelHours,
    openTimes: hoursOf(openTimes),
    closedDays,
  })
}
