import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** A table whose rows belong to an activity. */
export type OfActivity = PgTable & { activityId: PgColumn }
/** A table whose rows belong to a person. */
export type OfPerson = PgTable & { id: PgColumn; userId: PgColumn }
/** A table whose rows belong to a customer of an activity. */
export type Owned = OfActivity & OfPerson
export type Row<T extends PgTable> = T['$inferSelect']
