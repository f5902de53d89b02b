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
