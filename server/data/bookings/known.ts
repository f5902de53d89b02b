import { LRUCache } from 'lru-cache'
import type { Availability } from '#contract/bookings.ts'
import type { DayState } from '#rules/booking-calendar.ts'
import type { Booking as Taken } from '#rules/booking-rivals.ts'
import type { Span } from '#rules/spans.ts'
import { isRefusal, type Refusal } from '#rules/refusal.ts'
import type { Reads } from '../../work/work.ts'
import { type Place, placeOf } from './offer.ts'
import { databaseOf, takenBetween, versionsOf } from './rows.ts'

const DAY_MS = 86_400_000
const dayNamed = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)
const daysBetween = (first: number, last: number) => Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => dayNamed(first + n))

/** The days of UTC, `YYYY-MM-DD`, of which a span has something: two spans that meet have one in common. */
export const utcDaysOf = ({ start, end }: Span): string[] => daysBetween(Math.floor(start / DAY_MS), Math.floor((end - 1) / DAY_MS))

/** What a calendar of 35 days can depend on, wherever the wall hangs: from the day before today to the end of the last night. */
const WINDOW = { before: 2, after: 38 }

/** What takes a place on a day of UTC, and who has some of it, as a version of it stood. */
export type Bucket = { version: string; taken: Taken[]; whose: Set<string> }
/** Something that was worked out under versions, and is so from one instant to another unless those change. */
export type Lasting<T> = { value: T; versions: string; from: number; until: number }
/** An activity at one moment, all of it under the same text of versions. `house`: the version of all but what is taken. */
type Moment = { text: string; versions: Map<string, string>; house: string; days: Map<string, Bucket> }

/** What is remembered of an activity. Nothing in it is changed once it is there, only replaced. */
export type Known = {
  moment?: Moment
  places: LRUCache<string, { version: string; place: Place }>
  states: LRUCache<string, Lasting<DayState>>
  answers: LRUCache<string, Lasting<Availability>>
}

const MOST = { activities: 20, places: 50, states: 700, answers: 10 }
const newlyKnown = (): Known => ({
  places: new LRUCache({ max: MOST.places }),
  states: new LRUCache({ max: MOST.states }),
  answers: new LRUCache({ max: MOST.answers }),
})

/** By database, so that two of them in one process are never taken for each other. */
const all = new WeakMap<object, LRUCache<string, Known>>()

function knownOf(w: Reads): Known {
  const database = databaseOf(w)
  const here = all.get(database) ?? new LRUCache({ max: MOST.activities })
  all.set(database, here)
  const { activityId } = w.scope
  const known = here.get(activityId) ?? newlyKnown()
  here.set(activityId, known)
  return known
}

/** `day=version day=version …` */
const versionsIn = (text: string) => new Map(text.split(' ').map((one) => one.split('=') as [string, string]))

/** The moment that a text of versions names: of the days that have changed since the last one, what takes places is read anew. */
async function momentOf(w: Reads, known: Known, text: string): Promise<Moment> {
  if (known.moment?.text === text) return known.moment
  const before = known.moment?.days
  const versions = versionsIn(text)
  const today = Math.floor(w.now().getTime() / DAY_MS)
  const days = new Map<string, Bucket>()
  const old = new Map<string, Bucket>()
  for (const day of daysBetween(today - WINDOW.before, today + WINDOW.after)) {
    const version = versions.get(day) ?? ''
    const kept = before?.get(day)
    if (kept?.version === version) days.set(day, kept)
    else old.set(day, { version, taken: [], whose: new Set() })
  }
  const names = [...old.keys()]
  const [first, last] = [names[0], names.at(-1)]
  if (first !== undefined && last !== undefined) {
    const taken = await takenBetween(w, { from: new Date(first), to: new Date(Date.parse(last) + DAY_MS) })
    const each = taken.flatMap((one) => utcDaysOf(one).map((day) => ({ one, bucket: old.get(day) })))
    for (const { one, bucket } of each) {
      bucket?.taken.push(one)
      if (one.userId) bucket?.whose.add(one.userId)
    }
  }
  const moment = { text, versions, house: versions.get('') ?? '', days: new Map([...days, ...old]) }
  known.moment = moment
  return moment
}

/** What a calendar is worked out from, and what is remembered of it. */
export type Sources = { known: Known; moment: Moment; place: Place; serviceId: string }

/**
 * Reads the versions, and after them whatever they say has changed: nothing of it is older than this call. A place of a version that
 * was read before it may be newer, and is read again at the next look.
 * @returns it; or as `placeOf` refuses
 */
export async function sourcesOf(w: Reads, service: string | null | undefined): Promise<Sources | Refusal> {
  const today = Math.floor(w.now().getTime() / DAY_MS)
  const seen = await versionsOf(w, { from: dayNamed(today - WINDOW.before), to: dayNamed(today + WINDOW.after) })
  const known = knownOf(w)
  const serviceId = service ?? ''
  const version = (known.moment?.text === seen ? known.moment.versions : versionsIn(seen)).get('') ?? ''
  const kept = known.places.get(serviceId)
  const place = kept?.version === version ? kept.place : await placeOf(w, service)
  if (isRefusal(place)) return place
  known.places.set(serviceId, { version, place })
  return { known, moment: await momentOf(w, known, seen), place, serviceId }
}
