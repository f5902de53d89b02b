import { dayAfter, onTheWall } from '#rules/days.ts'
import { isRefusal } from '#rules/refusal.ts'
import { activityAt } from '../data/activities/rows.ts'
import { availabilityOf } from '../data/bookings/availability.ts'
import { cancel, create, services } from '../data/bookings/bookings.ts'
import { placeOf } from '../data/bookings/offer.ts'
import { accept, decline } from '../data/counter-bookings/counter-bookings.ts'
import { userNamed } from '../data/users/rows.ts'
import type { Db } from '../db/connect.ts'
import { openWorkOf } from '../work/open.ts'
import { customerScope, openScope, staffScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { done } from './buying.ts'
import { STAFF } from './order-plans.ts'

/** Who books, so many days ago, for the first day so many days from then on which there is a time not before `from`. */
type Planned = {
  who: 'giulia' | 'marco'
  at: string
  ago: number
  ahead: number
  from: string
  people?: number
  service?: string
  note?: string
  ends?: 'accept' | 'decline' | 'cancel'
}

const BOOKINGS: Planned[] = [
  { who: 'giulia', at: 'osteria-del-porto', ago: 16, ahead: 5, from: '20:00', people: 2, ends: 'accept' },
  { who: 'marco', at: 'osteria-del-porto', ago: 3, ahead: 5, from: '20:30', people: 6, ends: 'accept' },
  { who: 'giulia', at: 'osteria-del-porto', ago: 2, ahead: 9, from: '13:00', people: 12, ends: 'decline' },
  { who: 'giulia', at: 'osteria-del-porto', ago: 1, ahead: 3, from: '20:30', people: 4, note: 'Un seggiolone, grazie', ends: 'accept' },
  { who: 'marco', at: 'osteria-del-porto', ago: 0, ahead: 2, from: '21:00', people: 2 },
  { who: 'giulia', at: 'salone-aurora', ago: 20, ahead: 4, from: '10:00', service: 'Taglio e piega' },
  { who: 'giulia', at: 'salone-aurora', ago: 4, ahead: 8, from: '15:00', service: 'Taglio e piega', ends: 'cancel' },
  { who: 'giulia', at: 'salone-aurora', ago: 0, ahead: 4, from: '10:00', service: 'Taglio e piega' },
]
const FULL = { code: 'full' } as const
const DAY_MS = 86_400_000

/** Has the customers of the demo book, and its staff answer, by the very deeds that the app asks for. */
export async function addBookings(tx: Db, now: Date): Promise<void> {
  let at = now
  const clock = () => at
  const enqueue = async () => {} // nobody is reminded of what was pretended
  const rooms = works(tx, clock, enqueue)
  const open = openWorkOf({ tx, now: clock, enqueue, forget: () => {} }, openScope())
  const idOf = async (name: string) => (await userNamed(open, `${name}@example.com`)) ?? ''
  for (const { who, at: permalink, ago, ahead, from, people = 1, service, note, ends } of BOOKINGS) {
    at = new Date(now.getTime() - ago * DAY_MS)
    const activity = await activityAt(open, permalink)
    const staff = STAFF[permalink]
    if (!activity) continue
    const activityId = activity.id
    const hers = customerScope({ activityId, userId: await idOf(who), roles: ['ROLE_USER'] })
    const offered = await done(rooms.run(hers, 'reads', (w) => services(w, { rowsPerPage: 50 }, 'it')))
    const bookingServiceId = offered.data.find(({ title }) => title === service)?.id
    const wanted = { numberOfPeoples: people, ...(bookingServiceId && { bookingServiceId }) }
    const calendar = await done(
      rooms.run(hers, 'reads', async (w) => {
        const place = await placeOf(w, bookingServiceId)
        return isRefusal(place) ? place : availabilityOf(w, place, { people, userId: hers.customerId })
      }),
    )
    const first = dayAfter(onTheWall(activity.zone, at.getTime()).day, ahead)
    const place = calendar.dates.find(({ date, free }) => date >= first && free.some((time) => time >= from))
    const time = place?.free.find((one) => one >= from)
    if (!place || !time) continue
    const wish = { ...wanted, date: place.date, time, ...(note && { note }) }
    const { id } = (await done(rooms.run(hers, 'writes', (w) => create(w, wish, 'it')))).data
    if (ends === 'cancel') await done(rooms.run(hers, 'writes', (w) => cancel(w, id, false, 'it')))
    else if (ends && staff) {
      const scope = staffScope({ activityId, userId: await idOf(staff.counter.name), roles: [staff.counter.role] })
      const isYes = ends === 'accept'
      await done(rooms.run(scope, 'writes', (w) => (isYes ? accept(w, { id }, 'it') : decline(w, { id, reason: FULL }, 'it'))))
    }
  }
}
