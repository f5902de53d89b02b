import * as z from 'zod'
import { listed } from '../data/activities/rows.ts'
import { openScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { command } from './command.ts'

/** Lists the activities. */
export const activityList = command({
  name: 'activity list',
  about: 'Lists the activities: permalink, name and when each was imported last.',
  places: [],
  input: z.object({}),
  look: 'activity list',
  async run(_, { db, clock, enqueue }, say) {
    const rows = await works(db, clock, enqueue).run(openScope(), 'reads', listed)
    if (rows.length === 0) say('There is no activity yet; activity import makes one.')
    for (const { permalink, name, active, imported } of rows) {
      const when = imported ? `imported ${imported.toISOString().slice(0, 16).replace('T', ' ')} UTC` : 'never imported'
      say(`${permalink}  ${name}  (${when}${active ? '' : ', not active'})`)
    }
    return []
  },
})
