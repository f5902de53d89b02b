import * as z from 'zod'
import type { Closing, CounterBooking } from '#contract/counter-bookings.ts'
import type { Operator } from '#contract/bookings.ts'
import { isRefusal, type Refusal } from '#rules/refusal.ts'
import { shownOne } from '../data/counter-bookings/day.ts'
import { sentence } from '../http/words.ts'
import { counterOf, noActivity, type Rooms } from './at-counter.ts'

/** What a booking is known by. */
export const BookingId = z.string().min(1).describe("the booking's id, as `booking list` shows it")

/** A booking of an activity by its id; or the sentence that says why there is none. */
export async function bookingAt({ id, activity: permalink }: { id: string; activity: string }, tools: Rooms) {
  const counter = await counterOf(permalink, tools)
  if (!counter) return noActivity(permalink)
  const found = await counter.rooms.run(counter.scope, 'reads', (w) => shownOne(w, id, 'en'))
  return isRefusal(found) ? `${permalink} has no booking ${id}.` : { ...counter, booking: found.data }
}

const STANDING = { Y: 'confirmed', I: 'waiting' }

/** How a booking stands: `waiting`, `cancelled by the customer`. */
export function standing({ confirmed, cancelledBy, noShow }: Pick<CounterBooking, 'confirmed' | 'cancelledBy' | 'noShow'>): string {
  if (confirmed !== 'N') return STANDING[confirmed]
  if (noShow) return 'missed'
  return cancelledBy === 'customer' ? 'cancelled by the customer' : 'declined'
}

/** When it is, on the activity's wall: `2026-11-21 20:30`. */
export const when = ({ date, timeStart }: CounterBooking): string => `${date} ${timeStart}`

/** What is booked: `table for 4`, or `Taglio with Sara`. */
export function what({ bookingService, bookingOperator, numberOfPeople }: CounterBooking): string {
  if (!bookingService) return `table for ${numberOfPeople}`
  return bookingOperator ? `${bookingService.title} with ${bookingOperator.fullName}` : bookingService.title
}

/** Why an answer was not given, in one sentence. */
export function whyNot({ refused }: Refusal, booking: CounterBooking): string {
  if (refused === 'booking_step')
    return `The booking of ${when(booking)} is ${standing(booking)}: this cannot be done with it. Nothing was changed.`
  if (refused === 'not_found') return `Whoever made the booking of ${when(booking)} is no customer any more. Nothing was changed.`
  return `The booking of ${when(booking)} has no place any more: ${refused}. Nothing was changed.`
}

/** What is closed: `Closed 2026-11-21 19:00 to 23:00`; of one who serves, by whom. */
export function closed({ date, startTime, endTime, bookingOperatorId }: Closing, operators: readonly Operator[] = []): string {
  const times = startTime === null ? '' : ` ${startTime} to ${endTime}`
  const name = operators.find(({ id }) => id === bookingOperatorId)?.fullName
  return `Closed ${date}${times}${name ? ` for ${name}` : ''}`
}

/** Why something was not granted, as the app says it. */
export const refusedIn = async ({ refused, values = {} }: Refusal): Promise<string> =>
  `${await sentence(refused, 'en', values)}. Nothing was changed.`
