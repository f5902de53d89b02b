import { type SQL, sql } from 'drizzle-orm'
import type { Connection, Db } from '../../server/db/connect.ts'

const rowsOf = async <T>(db: Db, query: SQL) => ((await db.execute(query)) as unknown as { rows: T[] }).rows

/** How many wait, in a row, until this transaction ends: on a real PostgreSQL, where other tests have locks of their own. */
export async function waitersOf(tx: Db, { db }: Connection): Promise<() => Promise<number>> {
  const [here] = await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`)
  const waiters = sql`
    with recursive waiters(pid) as (
      select ${here?.pid}::int
      union select a.pid from pg_stat_activity a, waiters where waiters.pid = any(pg_blocking_pids(a.pid))
    ) select count(*)::int - 1 as n from waiters`
  return async () => (await rowsOf<{ n: number }>(db, waiters))[0]?.n ?? 0
}
