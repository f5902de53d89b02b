import * as z from 'zod'
import type { Sending } from '#contract/notices.ts'
import { onTheWall } from '#rules/days.ts'
import { isRefusal } from '#rules/refusal.ts'
import { activityAt, activityOfNotice } from '../data/activities/rows.ts'
import { latest } from '../data/notices/list.ts'
import { sending } from '../data/notices/send.ts'
import { openScope, toolScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

const STATES: Record<Sending['state'], string> = {
  counted: 'only counted',
  planned: 'planned, goes',
  running: 'being delivered since',
  done: 'delivered, went',
  failed: 'broken off, tried again by itself; went',
}

/** Tells how the sending of a notice stands. */
export const noticeStatus = command({
  name: 'notice status',
  about: 'Tells what became of a notice, or which were the last ones.',
  places: ['id'],
  input: z.object({
    id: z.string().min(1).optional().describe('the id that notice send printed; without it the last ten notices'),
    activity: Permalink.optional(),
  }),
  look: 'notice status --activity <permalink>',
  async run({ id, activity: named }, { db, clock, enqueue }, say) {
    if (id === undefined && named === undefined) return ['Give the id of a notice, or --activity for its last ten.']
    const rooms = works(db, clock, enqueue)
    const activity = await rooms.run(openScope(), 'reads', (w) =>
      named === undefined ? activityOfNotice(w, id ?? '') : activityAt(w, named),
    )
    if (!activity) return [named === undefined ? `There is no notice ${id}.` : `There is no activity with the permalink ${named}.`]
    const { permalink } = activity
    const scope = toolScope({ activityId: activity.id })
    if (id === undefined) {
      const found = await rooms.run(scope, 'reads', latest)
      if (isRefusal(found)) return [`The notices of ${permalink} cannot be read.`]
      const { data } = found
      if (data.length === 0) say(`${permalink} has no notices yet.`)
      for (const one of data) say(`${one.id}  ${one.title}  (${STATES[one.state]} ${onTheWall(activity.zone, one.at).day})`)
      return []
    }
    const found = await rooms.run(scope, 'reads', (w) => sending(w, id))
    if (isRefusal(found)) return [`${permalink} has no notice ${id}.`]
    for (const line of described(found.data, activity.zone)) say(line)
    return []
  },
})

function described(found: Sending, zone: string): string[] {
  const { day, time } = onTheWall(zone, found.at)
  const { queued, sent, received, opened, failed, uncertain } = found
  const twice = `  ${uncertain} of those sent may have arrived twice: the server stopped before the push service had answered.`
  return [
    `${STATES[found.state]} ${day} ${time} (${zone})`,
    `  customers: ${found.customers}, devices: ${found.devices}`,
    `  queued ${queued}, sent ${sent}, received ${received}, opened ${opened}, failed ${failed}`,
    ...(uncertain > 0 ? [twice] : []),
  ]
}
