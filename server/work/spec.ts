import type { GetColumnData, SQL, Table } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Row } from './tables.ts'

/** What can be read: a column, an expression, or the whole row of a table. */
export type Fields = Record<string, PgColumn | SQL | SQL.Aliased | PgTable>
/** Another table, and which of its rows belong to a row: within the same activity (and the same customer) in any case. */
type Join<J extends PgTable = PgTable> = { table: J; on: SQL }

/** What to read of a table; a condition is ordinary SQL. `F`: what it gives, `L`: the tables that may have no row for one. */
export type Spec<F extends Fields = Fields, L extends PgTable = PgTable> = {
  /** The whole row, if none are named. */
  fields?: F
  joins?: readonly Join[]
  leftJoins?: readonly Join<L>[]
  where?: SQL | undefined
  group?: readonly (PgColumn | SQL)[]
  sort?: readonly (PgColumn | SQL)[]
  limit?: number
  /** What a page counts besides its rows, each by a condition of its own. */
  counts?: Record<string, SQL>
}

type Name<T extends Table> = T['_']['name']
type OrNull<Value, From, Left> = From extends Left ? Value | null : Value
type Value<F, Left> = F extends PgTable
  ? OrNull<Row<F>, Name<F>, Left>
  : F extends PgColumn
    ? OrNull<GetColumnData<F>, F['_']['tableName'], Left>
    : F extends SQL<infer V> | SQL.Aliased<infer V>
      ? V
      : never

/** A row of what was read. */
export type Result<T extends PgTable, F extends Fields, L extends PgTable> = Fields extends F
  ? Row<T>
  : { [K in keyof F]: Value<F[K], [L] extends [never] ? never : Name<L>> }
