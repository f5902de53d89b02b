import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { activities, bundles } from '../db/schema/activities.ts'
import { command } from './command.ts'

/** Lists the activities. */
export const activityList = command({
  name: 'activity list',
  about: 'Lists the activities: permalink, name and when each was imported last.',
  places: [],
  input: z.object({}),
  look: 'activity list',
  async run(_, { db }, say) {
    const rows = await db
      .select({ permalink: activities.permalink, name: activities.name, active: activities.active, imported: bundles.imported })
      .from(activities)
      .leftJoin(bundles, eq(bundles.activityId, activities.id))
      .orderBy(activities.permalink)
    if (rows.length === 0) say('There is no activity yet; activity import makes one.')
    for (const { permalink, name, active, imported } of rows) {
      const when = imported ? `imported ${imported.toISOString().slice(0, 16).replace('T', ' ')} UTC` : 'never imported'
      say(`${permalink}  ${name}  (${when}${active ? '' : ', not active'})`)
    }
    return []
  },
})
