import { eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Refusal, refuse } from '#rules/refusal.ts'
import type { Db } from '../db/connect.ts'
import { narrowed } from './narrowed.ts'
import type { OfActivity } from './tables.ts'

/** A table of what several people take from. */
type Counted = OfActivity & { id: PgColumn; onHand: PgColumn; reserved: PgColumn }
/** So many of one thing. */
export type Line = { id: string; count: number }

/**
 * What several people take from: stock, prizes, seats. Each line is one conditional update, in the order of ids, so that
 * rivals queue and nobody takes what is not there. What `reserve` set aside, `capture` takes and `release` gives back; to ask
 * for more of those than were reserved is a bug. To be called inside the transaction that a Refusal rolls back.
 */
export function counter<T extends Counted>(tx: Db, table: T, activityId: string) {
  const { onHand, reserved } = table
  const names = getTableColumns(table as PgTable)
  const nameOf = (column: PgColumn) => Object.keys(names).find((name) => names[name] === column) ?? ''

  async function change({ id, count }: Line, by: { onHand?: 1 | -1; reserved?: 1 | -1 }, only: SQL): Promise<boolean> {
    const set = {
      ...(by.onHand && { [nameOf(onHand)]: sql`${onHand} + ${by.onHand * count}` }),
      ...(by.reserved && { [nameOf(reserved)]: sql`${reserved} + ${by.reserved * count}` }),
    }
    const changed = await tx
      .update(table)
      .set(set as never)
      .where(narrowed(eq(table.activityId, activityId), eq(table.id, id), only))
      .returning({ id: table.id })
    return changed.length > 0
  }

  const left = async (id: string): Promise<number> => {
    const [row] = await tx
      .select({ left: sql<number>`${onHand} - ${reserved}` })
      .from(table as PgTable)
      .where(narrowed(eq(table.activityId, activityId), eq(table.id, id)))
    return row?.left ?? 0
  }

  /** @returns sold_out with the lines of which too few are left */
  async function fromFree(lines: readonly Line[], by: Parameters<typeof change>[1]): Promise<Refusal | undefined> {
    const missing: (Line & { left: number })[] = []
    for (const line of merged(lines))
      if (!(await change(line, by, sql`${onHand} - ${reserved} >= ${line.count}`))) missing.push({ ...line, left: await left(line.id) })
    return missing.length > 0 ? refuse('sold_out', undefined, { fresh: { lines: missing } }) : undefined
  }

  async function fromReserved(lines: readonly Line[], by: Parameters<typeof change>[1], only: (count: number) => SQL) {
    for (const line of merged(lines))
      if (!(await change(line, by, only(line.count)))) throw new Error(`${getTableName(table)}: ${line.id} has no ${line.count} of those`)
  }

  const isReserved = (count: number) => sql`${reserved} >= ${count}`
  return {
    /** Sets them aside, or sold_out. */
    reserve: (lines: readonly Line[]) => fromFree(lines, { reserved: 1 }),
    /** Takes them at once, or sold_out. */
    take: (lines: readonly Line[]) => fromFree(lines, { onHand: -1 }),
    /** Takes what was reserved. */
    capture: (lines: readonly Line[]) => fromReserved(lines, { onHand: -1, reserved: -1 }, isReserved),
    /** Frees what was reserved. */
    release: (lines: readonly Line[]) => fromReserved(lines, { reserved: -1 }, isReserved),
    /** Puts back what was taken. */
    give: (lines: readonly Line[]) => fromReserved(lines, { onHand: 1 }, () => sql`true`),
  }
}

/** One line for each thing, in the order in which everybody takes them. */
function merged(lines: readonly Line[]): Line[] {
  const counts = new Map<string, number>()
  for (const { id, count } of lines) {
    if (!Number.isInteger(count) || count < 1) throw new Error(`${count} of ${id} cannot be counted`)
    counts.set(id, (counts.get(id) ?? 0) + count)
  }
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => (a.id < b.id ? -1 : 1))
}
