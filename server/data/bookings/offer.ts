import type { Offer } from '#rules/booking-grant.ts'
import { type ClosedTime, closedBy, type Timetable } from '#rules/booking-hours.ts'
import { UNCOUNTED } from '#rules/booking-request.ts'
import { type Refusal, refuse } from '#rules/refusal.ts'
import { bookingSettings } from '../../db/schema/bookings.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'
import { type NamedClosing, type Operator, placeHere, type Service, settingsHere } from './rows.ts'

export type Settings = Row<typeof bookingSettings>
/** What can be booked here, as the rules ask for it, with the rows that it was made of. */
export type Place = { offer: Offer; settings: Settings; service: Service | null; operators: Operator[]; zone: string }

/** How bookings are taken here and who serves, where the wall hangs, and what staff have closed. `hasWaiters`: for a table one may choose who waits at it. */
export type Here = {
  settings: Settings
  zone: string
  isTables: boolean
  hasWaiters: boolean
  operators: Operator[]
  closings: NamedClosing[]
}

const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** Outside the first and the last time of the calendar nobody is served; without hours of their own all is open between them. Spec §5. */
export function timetableOf(
  { settings: { startTime, endTime, granularity, openTimes, closedDays }, zone, closings }: Pick<Here, 'settings' | 'zone' | 'closings'>,
  operators: Operator[],
): Timetable {
  const isAllDay = startTime === endTime
  const between = WEEK.map((day) => ({ day, startTime, endTime }))
  const outside = isAllDay ? [] : WEEK.map((day): ClosedTime => ({ day, startTime: endTime, endTime: startTime }))
  const breaks = operators.flatMap(({ id: operatorId, closedTimes }) => closedTimes.map((one): ClosedTime => ({ ...one, operatorId })))
  const open = openTimes.length > 0 ? openTimes : between
  return closedBy({ zone, granularity, open, closed: [...outside, ...breaks], closedDays }, closings)
}

/** How bookings are taken here, or not_found where none are. */
export async function settingsOf(w: Reads | Work): Promise<Here | Refusal> {
  return hereOf(await w.all(bookingSettings).first(settingsHere)) ?? refuse('not_found')
}

function hereOf(found: (Omit<Here, 'isTables' | 'hasWaiters'> & { configuration: Record<string, unknown> }) | undefined): Here | undefined {
  if (found?.configuration['showBookingApp'] !== true) return undefined
  const { settings, zone, operators, closings, configuration } = found
  const type = String(configuration['bookingType'])
  return { settings, zone, operators, closings, isTables: ['R', 'RO'].includes(type), hasWaiters: type === 'RO' }
}

/**
 * What can be booked: tables, or a service by whoever gives it.
 * @param asIfOpen what staff have closed counts as open
 * @returns it; or not_found where no bookings are taken, or for a service that is not there
 */
export async function placeOf(w: Reads | Work, serviceId: string | null | undefined, asIfOpen = false): Promise<Place | Refusal> {
  const found = await w.all(bookingSettings).first(placeHere, { serviceId: serviceId ?? null })
  const here = hereOf(found)
  if (!found || !here) return refuse('not_found')
  const { service } = found
  if (serviceId && !service) return refuse('not_found')
  const { settings, zone, isTables, hasWaiters, operators } = here
  const timetable = timetableOf(asIfOpen ? { ...here, closings: [] } : here, operators)
  if (isTables) {
    const seats = settings.seats ?? UNCOUNTED
    const waiters = hasWaiters ? operators : []
    const offer = { is: 'table' as const, seats, timetable, ...(hasWaiters && { operators: waiters.map(({ id }) => id) }) }
    return { offer, settings, service: null, operators: waiters, zone }
  }
  if (!service) return refuse('not_found')
  const { minutes, operatorIds } = service
  const offering = operators.filter(({ id }) => operatorIds.includes(id))
  return {
    offer: { is: 'service', minutes, operators: offering.map(({ id }) => id), timetable },
    settings,
    service,
    operators: offering,
    zone,
  }
}

/** When, and by whom, as a booking keeps it. */
export const placed = ({ operators }: Place, { start, end, operatorId }: { start: number; end: number; operatorId: string | null }) => ({
  start: new Date(start),
  end: new Date(end),
  operatorId,
  operatorName: operators.find(({ id }) => id === operatorId)?.fullName ?? null,
})

/** What is booked, as it is called and costs now. */
export const described = ({ service }: Place) => ({
  serviceId: service?.id ?? null,
  serviceTitle: service?.title ?? null,
  translations: service?.translations ?? {},
  price: service?.price ?? null,
})
