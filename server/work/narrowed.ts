import { type SQL, sql } from 'drizzle-orm'

/**
 * A condition that holds where all of these do. Each stands in brackets: `and(ours, sql`a or b`)` of drizzle does not bracket
 * what is written by hand, and `ours and a or b` lets everybody's rows through.
 */
export function narrowed(...conditions: (SQL | undefined)[]): SQL | undefined {
  const given = conditions.filter((one) => one !== undefined).map((one) => sql`(${one})`)
  return given.length > 0 ? sql.join(given, sql` and `) : undefined
}
