import { dayAfter, onTheWall } from '#rules/days.ts'
import { isRefusal } from '#rules/refusal.ts'
import { activityAt } from '../data/activities/rows.ts'
import { services } from '../data/bookings/bookings.ts'
import { take } from '../data/counter-bookings/counter-bookings.ts'
import type { Db } from '../db/connect.ts'
import { openWorkOf } from '../work/open.ts'
import { openScope, toolScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { done } from './buying.ts'

/** A guest who telephoned: for which day from today, at what time, and what for. */
type Guest = { name: string; ahead: number; time: string; people?: number; service?: string; operator?: string }

const GUESTS: Record<string, Guest[]> = {
  'osteria-del-porto': [
    { name: 'Ferri', ahead: 1, time: '19:00', people: 2 },
    { name: 'Costa', ahead: 1, time: '19:00', people: 4 },
    { name: 'Parodi', ahead: 1, time: '19:30', people: 2 },
    { name: 'Bruno', ahead: 1, time: '19:30', people: 6 },
    { name: 'Conti', ahead: 1, time: '20:00', people: 4 },
    { name: 'Neri', ahead: 1, time: '20:30', people: 3 },
    { name: 'Sala', ahead: 1, time: '21:00', people: 3 },
    { name: 'Villa', ahead: 2, time: '20:00', people: 5 },
    { name: 'Serra', ahead: 2, time: '20:30', people: 8 },
  ],
  'salone-aurora': [
    { name: 'Luisa Ferro', ahead: 1, time: '09:00', service: 'Taglio e piega', operator: 'Sara' },
    { name: 'Carla Neri', ahead: 1, time: '11:00', service: 'Colore completo' },
    { name: 'Ivo Sala', ahead: 1, time: '09:30', service: 'Taglio uomo', operator: 'Marco' },
    { name: 'Anna Bixio', ahead: 1, time: '10:00', service: 'Piega', operator: 'Elisa' },
    { name: 'Rita Pani', ahead: 1, time: '15:00', service: 'Balayage', operator: 'Marco' },
  ],
}

/** So many days in a row a house of the demo may be closed; who called then comes on the next. */
const CLOSED_AT_MOST = 4

/** Has the counters of the demo take what comes by telephone, by the deed of the counter itself. */
export async function addGuests(tx: Db, now: Date): Promise<void> {
  const clock = () => now
  const enqueue = async () => {} // a guest without an account is reminded of nothing
  const rooms = works(tx, clock, enqueue)
  const open = openWorkOf({ tx, now: clock, enqueue, forget: () => {} }, openScope())
  for (const [permalink, guests] of Object.entries(GUESTS)) {
    const activity = await activityAt(open, permalink)
    if (!activity) continue
    const scope = toolScope({ activityId: activity.id })
    const offered = await done(rooms.run(scope, 'reads', (w) => services(w, { rowsPerPage: 50 }, 'it')))
    for (const { name, ahead, time: timeStart, people = 1, service, operator } of guests) {
      const wanted = offered.data.find(({ title }) => title === service)
      const who = wanted?.bookingServiceOperators.find(({ fullName }) => operator && fullName.startsWith(operator))
      const what = { ...(wanted && { bookingServiceId: wanted.id }), ...(who && { bookingOperatorId: who.id }) }
      const taken = (day: number) => {
        const date = dayAfter(onTheWall(activity.zone, now.getTime()).day, day)
        return rooms.run(scope, 'writes', (w) => take(w, { name, date, timeStart, numberOfPeople: people, ...what }, 'it'))
      }
      for (let day = ahead; day < ahead + CLOSED_AT_MOST && isRefusal(await taken(day)); day++);
    }
  }
}
