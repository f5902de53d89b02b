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
 * What several people take from: stock, prizes, seats. All lines are one statement, which holds them in the order of ids and takes
 * each if it can, so that rivals queue and nobody takes what is not there. What `reserve` set aside, `capture` takes and `release` gives back; to ask
 * for more of those than were reserved is a bug. To be called inside the transaction that a Refusal rolls back.
 */
export function counter<T extends Counted>(tx: Db, table: T, activityId: string) {
  const { onHand, reserved } = table
  const names = getTableColumns(table as PgTable)
  const nameOf = (column: PgColumn) => Object.keys(names).find((name) => names[name] === column) ?? ''

  /** Changes those lines for which `only` holds in the same instant, one after the other; gives their ids. */
  async function change(lines: readonly Line[], by: { onHand?: 1 | -1; reserved?: 1 | -1 }, only: SQL): Promise<string[]> {
    const ids = lines.map(({ id }) => id)
    const held = tx.$with('held').as(
      tx
        .select({ id: sql`${table.id}`.as('held_id') })
        .from(table as PgTable)
        .where(narrowed(ofThese(ids)))
        .orderBy(table.id)
        .for('update'),
    )
    const set = {
      ...(by.onHand && { [nameOf(onHand)]: sql`${onHand} + ${by.onHand}::int * wanted.count` }),
      ...(by.reserved && { [nameOf(reserved)]: sql`${reserved} + ${by.reserved}::int * wanted.count` }),
    }
    const counts = lines.map(({ count }) => count)
    const changed = await tx
      .with(held)
      .update(table)
      .set(set as never)
      .from(sql`held join unnest(${sql.param(ids)}::text[], ${sql.param(counts)}::int[]) as wanted(id, count) on wanted.id = held.held_id`)
      .where(narrowed(eq(table.activityId, activityId), sql`${table.id} = held.held_id`, only))
      .returning({ id: table.id })
    return changed.map(({ id }) => String(id))
  }

  const ofThese = (ids: readonly string[]) =>
    narrowed(eq(table.activityId, activityId), sql`${table.id} = any(${sql.param([...ids])}::text[])`)

  async function left(ids: readonly string[]): Promise<Map<string, number>> {
    const rows = await tx
      .select({ id: sql<string>`${table.id}`, left: sql<number>`${onHand} - ${reserved}` })
      .from(table as PgTable)
      .where(ofThese(ids))
    return new Map(rows.map((row) => [row.id, row.left]))
  }

  /** What is not among those that were changed. */
  const others = (lines: readonly Line[], changed: readonly string[]) => lines.filter(({ id }) => !changed.includes(id))

  /** @returns sold_out with the lines of which too few are left */
  async function fromFree(given: readonly Line[], by: Parameters<typeof change>[1]): Promise<Refusal | undefined> {
    const lines = merged(given)
    if (lines.length === 0) return undefined
    const missing = others(lines, await change(lines, by, sql`${onHand} - ${reserved} >= wanted.count`))
    if (missing.length === 0) return undefined
    const there = await left(missing.map(({ id }) => id))
    return refuse('sold_out', undefined, { fresh: { lines: missing.map((line) => ({ ...line, left: there.get(line.id) ?? 0 })) } })
  }

  async function fromReserved(given: readonly Line[], by: Parameters<typeof change>[1], only: SQL) {
    const lines = merged(given)
    if (lines.length === 0) return
    const [wrong] = others(lines, await change(lines, by, only))
    if (wrong) throw new Error(`${getTableName(table)}: ${wrong.id} has no ${wrong.count} of those`)
  }

  const isReserved = sql`${reserved} >= wanted.count`
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
    give: (lines: readonly Line[]) => fromReserved(lines, { onHand: 1 }, sql`true`),
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
