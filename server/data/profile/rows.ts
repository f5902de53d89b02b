import { and, eq, sql } from 'drizzle-orm'
import { activities } from '../../db/schema/activities.ts'
import { members } from '../../db/schema/auth.ts'
import { customers } from '../../db/schema/customers.ts'
import { query } from '../../work/query.ts'

/** What she told an activity. */
export const toldTo = query(customers, (t, at) => ({ where: eq(t.activityId, at('activityId')) }))

/** Her roles in an activity that is published, and that one. */
export const memberOf = query(members, (t, at) => ({
  fields: { roles: t.roles, activity: activities },
  joins: [{ table: activities, on: eq(activities.id, t.activityId) }],
  where: and(eq(t.activityId, at('activityId')), sql`${activities.active}`),
}))
