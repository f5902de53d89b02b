import { onTheWall } from '#rules/days.ts'
import { activityAt } from '../data/activities/rows.ts'
import { openScope, toolScope } from '../work/scope.ts'
import { type Works, works } from '../work/works.ts'
import type { Tools } from './command.ts'

export type Rooms = Pick<Tools, 'db' | 'clock' | 'enqueue'>

export const noActivity = (permalink: string): string => `There is no activity with the permalink ${permalink}.`

/** An activity by its permalink, with its orders and bookings as the operator reaches them; undefined if there is none. */
export async function counterOf(permalink: string, { db, clock, enqueue }: Rooms) {
  const rooms: Works = works(db, clock, enqueue)
  const activity = await rooms.run(openScope(), 'reads', (w) => activityAt(w, permalink))
  return activity && { zone: activity.zone, scope: toolScope({ activityId: activity.id }), rooms }
}

/** `2026-11-21 19:15`, on the activity's wall. */
export const moment = (zone: string, at: string | number): string => Object.values(onTheWall(zone, at)).join(' ')
