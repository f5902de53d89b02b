import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import { partsOf } from './parts.ts'

/** Afterwards the activity has these rows in the table and no others; one that was there keeps its id. */
export async function keepOnly<T extends PgTable & { activityId: PgColumn; id: PgColumn }>(
  tx: Db,
  table: T,
  activityId: string,
  rows: (T['$inferInsert'] & { id: string })[],
) {
  const ids = sql.param(rows.map((row) => row.id)) // one value, however many rows
  await tx.delete(table).where(and(eq(table.activityId, activityId), sql`${table.id} <> all(${ids}::text[])`))
  const columns = Object.entries(getTableColumns(table as PgTable)).filter(([name]) => name !== 'id' && name !== 'activityId')
  const set = Object.fromEntries(columns.map(([name, column]) => [name, sql.raw(`excluded.${snake(column.name)}`)]))
  for (const part of partsOf(rows))
    await tx
      .insert(table)
      .values(part as never)
      .onConflictDoUpdate({ target: [table.activityId, table.id], set: set as never })
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
