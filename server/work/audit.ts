import { randomUUID } from 'node:crypto'
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import { audit, type Deed, type Facts } from '../db/schema/audit.ts'
import { users } from '../db/schema/auth.ts'
import type { Scope } from './scope.ts'

type Values = Record<string, unknown>
/** What was done to a row of a table, as it was and as it is; to many rows at once: how many. */
type Done = { what: Deed; table: PgTable; before?: Values; after?: Values; rows?: number }

/** Where a row stands and whose it is, which the audit says in columns of its own. */
const KEYS = ['activityId', 'id', 'userId']
const facts = (row: Values | undefined, names: string[]): Facts | undefined =>
  row && Object.fromEntries(names.map((name) => [name, row[name]]))

/** Fields that differ; of one row alone, all of them. */
function changed(before: Values | undefined, after: Values | undefined): string[] {
  const names = Object.keys(after ?? before ?? {}).filter((name) => !KEYS.includes(name))
  return before && after ? names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])) : names
}

const text = (value: unknown) => (typeof value === 'string' ? value : null)

/** Writes down what staff and the operator's tool do, with who did it, in the transaction of the deed. What others do is theirs. */
export function auditing(tx: Db, scope: Scope, now: () => Date) {
  const { id: actor, via } = scope.actor
  if (via !== 'staff' && via !== 'tool') return undefined
  return async ({ what, table, before, after, rows }: Done) => {
    const row = after ?? before
    const names = changed(before, after)
    await tx.insert(audit).values({
      activityId: scope.activityId,
      id: randomUUID(),
      actor,
      via,
      what,
      entity: getTableName(table),
      entityId: text(row?.['id']),
      // An order outlives whose it was: of her the audit says nothing.
      subject: sql`(select ${users.id} from ${users} where ${users.id} = ${text(row?.['userId'])})`,
      before: facts(before, names),
      after: rows === undefined ? facts(after, names) : facts({ rows }, ['rows']),
      at: now(),
    })
  }
}
export type Audit = ReturnType<typeof auditing>
