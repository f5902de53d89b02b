import { randomUUID } from 'node:crypto'
import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from './connect.ts'
import type { Row } from './rows.ts'

type OfPerson = PgTable & { id: PgColumn; userId: PgColumn }
type Fields<T extends OfPerson> = Omit<T['$inferInsert'], 'id' | 'userId'>

/** A table's rows of one person, in whatever activity; nobody else's can be read or changed through it. */
export const ownedBy = <T extends OfPerson>(tx: Db, t: T, userId: string) => {
  const hers = (also?: SQL) => and(eq(t.userId, userId), also)
  return {
    list: async (also?: SQL, sort: SQL[] = []) =>
      (await tx
        .select()
        .from(t as PgTable)
        .where(hers(also))
        .orderBy(...sort)) as Row<T>[],
    add: async (fields: Fields<T>) =>
      (
        (await tx
          .insert(t)
          .values({ ...fields, userId, id: randomUUID() } as never)
          .returning()) as Row<T>[]
      )[0] as Row<T>,
    /** Changes the row if it is hers; nothing where it is not. */
    set: async (id: string, fields: PgUpdateSetSource<T>) =>
      (
        (await tx
          .update(t)
          .set(fields as never)
          .where(hers(eq(t.id, id)))
          .returning()) as Row<T>[]
      )[0],
    /** Removes the row if it is hers, and gives it back. */
    remove: async (id: string) =>
      (
        (await tx
          .delete(t)
          .where(hers(eq(t.id, id)))
          .returning()) as Row<T>[]
      )[0],
  }
}
