import { eq, sql } from 'drizzle-orm'
import { stores } from '../../db/schema/stores.ts'
import { sortings } from '../../work/sorting.ts'
import { query } from '../../work/query.ts'

/** Ascending by `main` is the main one first. Spec §9. */
const BY = { main: [sql`not ${stores.main}`, stores.name, stores.id], name: [stores.name, stores.id] }

export const whole = sortings(stores, BY, { by: 'main' })
/** Only those that customers see, or only those that they do not: `visible`. */
export const byVisibility = sortings(stores, BY, { by: 'main' }, (t, at) => ({ where: eq(t.visible, at('visible')) }))
export const byId = query(stores, (t, at) => ({ where: eq(t.id, at('id')) }))
/** A store beside which customers see others: there it has to be named. */
export const oneOfSeveral = query(stores, (t, at) => ({
  where: sql`${t.id} = ${at('id')} and exists
    (select 1 from ${stores} other where other.activity_id = ${t.activityId} and other.id <> ${t.id} and other.visible)`,
}))
