import type { Booking } from '#contract/bookings.ts'
import { isDay } from '#rules/days.ts'
import type { When } from '../../components/booking/when.ts'

/** What she books, as far as it is chosen: so many people, or a service. */
export type What = { people?: number | undefined; serviceId?: string | undefined }

const MOST_PEOPLE = 99

/** The wizard with everything chosen as in a booking, but for the time: it is only to be confirmed. */
export function addressOf({ date, numberOfPeople, bookingService: service }: Booking, time: string): string {
  const chosen = new URLSearchParams({
    step: service ? '3' : '2',
    date,
    time,
    people: String(numberOfPeople),
    ...(service && { service: service.id }),
  })
  return `/booking?${chosen}`
}

/** What an address has chosen already; what it says of people is not believed blindly. */
export function whatIn(search: URLSearchParams): What {
  const people = Number(search.get('people'))
  const isCount = Number.isInteger(people) && people > 0 && people <= MOST_PEOPLE
  return { people: isCount ? people : undefined, serviceId: search.get('service') ?? undefined }
}

/** When, if an address names a day that there is and a time. */
export function whenIn(search: URLSearchParams): When {
  const [date, time] = [search.get('date') ?? '', search.get('time') ?? '']
  return isDay(date) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? { date, time } : {}
}
