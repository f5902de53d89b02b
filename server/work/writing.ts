import { randomUUID } from 'node:crypto'
import { eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'
import type { Audit } from './audit.ts'
import { leaveToLedger } from './ledger.ts'
import { narrowed } from './narrowed.ts'
import { partsOf } from './parts.ts'
import type { Row } from './tables.ts'

/** Whose rows: what those that are added get, and what those that are changed have. */
type Owner = { activityId: string; userId?: string } | { userId: string }
type Given<T extends PgTable, Own extends string> = Omit<T['$inferInsert'], Own>
type Keyed = PgTable & { id: PgColumn }
type Change<T extends PgTable, Own extends string> = Omit<PgUpdateSetSource<T>, Own | 'id' | 'userId'>
type Values = Record<string, unknown>
/** `admit`: what is asked before a row is added. */
type Ground = { tx: Db; audit: Audit; admit?: () => Promise<unknown> }

/**
 * Ways to change a table's rows within bounds that whoever calls them can narrow but not widen: a row neither leaves its
 * activity nor changes its owner. `Own`: the fields that the bounds give, which nobody else does.
 */
export function writing<T extends Keyed, Own extends string>({ tx, audit, admit }: Ground, table: T, owner: Owner) {
  const its: Record<string, PgColumn> = getTableColumns(table as PgTable)
  const whose = Object.entries(owner).map(([name, value]) => its[name] && eq(its[name], value))
  const within = (only?: SQL) => {
    leaveToLedger(table)
    if (whose.includes(undefined)) throw new Error('a table without an owner is nobody’s to change')
    return narrowed(...whose, only)
  }
  const insert = async (rows: Values[]) => {
    within()
    await admit?.()
    return (await tx
      .insert(table)
      .values(rows.map((row) => ({ id: randomUUID(), ...row, ...owner })) as never)
      .returning()) as Row<T>[]
  }
  const one = (id: string, only?: SQL) => within(narrowed(eq(table.id, id), only))
  /** As it was; nobody else changes it until commit. */
  const before = async (where: SQL | undefined) =>
    audit &&
    ((await tx
      .select()
      .from(table as PgTable)
      .where(where)
      .for('update')) as Values[])
  const update = async (where: SQL | undefined, fields: Change<T, Own>) => {
    const fixed = ['id', 'userId', ...Object.keys(owner)]
    const change = Object.fromEntries(Object.entries(fields).filter(([name]) => !fixed.includes(name)))
    return (await tx
      .update(table)
      .set(change as never)
      .where(where)
      .returning()) as Row<T>[]
  }

  const remove = async (only: SQL): Promise<Row<T>[]> => {
    const removed = (await tx.delete(table).where(within(only)).returning()) as Row<T>[]
    for (const row of removed) await audit?.({ what: 'removed', table, before: row as Values })
    return removed
  }

  return {
    add: async (fields: Given<T, Own>): Promise<Row<T>> => {
      const [added] = await insert([fields as Values])
      await audit?.({ what: 'created', table, after: added as Values })
      return added as Row<T>
    },
    addAll: async (all: readonly Given<T, Own>[]): Promise<Row<T>[]> => {
      const added: Row<T>[] = []
      for (const part of partsOf(all)) added.push(...(await insert(part as Values[])))
      if (added.length > 0) await audit?.({ what: 'created', table, rows: added.length })
      return added
    },
    /** Changes the row if `only` holds in the same instant; undefined if there is none. */
    set: async (id: string, fields: Change<T, Own>, only?: SQL): Promise<Row<T> | undefined> => {
      const [was] = (await before(one(id, only))) ?? []
      const [is] = await update(one(id, only), fields)
      if (is) await audit?.({ what: 'changed', table, before: was ?? {}, after: is as Values })
      return is
    },
    setAll: async (only: SQL, fields: Change<T, Own>): Promise<Row<T>[]> => {
      const changed = await update(within(only), fields)
      if (changed.length > 0) await audit?.({ what: 'changed', table, rows: changed.length })
      return changed
    },
    /** Removes the row, and gives it back; undefined if there is none. */
    removeOne: async (id: string): Promise<Row<T> | undefined> => (await remove(eq(table.id, id)))[0],
    /** Removes those that `only` names, and gives them back. */
    remove,
  }
}
