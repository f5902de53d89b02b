import * as z from 'zod'
import { isDay, isTime } from '#rules/days.ts'
import { isRefusal } from '#rules/refusal.ts'
import { operatorNamed, serviceNamed } from '../data/bookings/named.ts'
import type { counterOf } from './at-counter.ts'

/** Options that several commands about bookings take. */
export const Day = z
  .string()
  .refine(isDay, 'a day is written 2026-11-21')
  .describe('which day, on the wall of the activity, such as 2026-11-21')
export const Time = z.string().refine(isTime, 'a time is written 20:30').describe('what time, on the wall of the activity, such as 20:30')
export const People = z
  .string()
  .regex(/^[1-9]\d?$/, 'a whole number from 1 to 99 is expected')
  .transform(Number)
  .describe('how many people')
export const OperatorName = z.string().trim().min(1).describe('who serves, by name or id')
export const ServiceName = z.string().trim().min(1).describe('which service, by title or id')

type Counter = NonNullable<Awaited<ReturnType<typeof counterOf>>>
type Names = { service?: string | undefined; operator?: string | undefined }

/** The ids of what was named, those only that were; or the sentence that says what is not there. */
export async function idsOf({ rooms, scope }: Counter, { service, operator }: Names) {
  const found = await rooms.run(scope, 'reads', async (w) => ({
    serviceId: service && (await serviceNamed(w, service)),
    operatorId: operator && (await operatorNamed(w, operator)),
  }))
  if (isRefusal(found)) return found.refused
  const { serviceId, operatorId } = found
  if (service && !serviceId) return `No one service is called ${service}.`
  if (operator && !operatorId) return `No one who serves is called ${operator}.`
  return { ...(serviceId && { bookingServiceId: serviceId }), ...(operatorId && { bookingOperatorId: operatorId }) }
}
