import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../db/connect.ts'
import { walletPasses } from '../db/schema/wallets.ts'
import { type Enqueue, job } from './job.ts'
import { narrowed } from './narrowed.ts'

/** Refreshes the passes in wallets that are older than what they show. */
export const refreshPasses = job('wallets', z.object({}).nullish())

/**
 * Makes these passes old: `calls` of each row, whether that is news. A pass that is old already is waited for by somebody, who
 * looks again before he ends, so that a burst of movements asks once.
 */
export const ageing = (...which: (SQL | undefined)[]): SQL =>
  sql`update ${walletPasses} set wanted = wanted + 1 where ${narrowed(...which)} returning wanted = shown + 1 as calls`

/** Makes these passes old, and asks for their refreshing if nobody has. */
export async function agePasses(tx: Db, enqueue: Enqueue, ...which: (SQL | undefined)[]): Promise<void> {
  const { rows } = (await tx.execute(ageing(...which))) as unknown as { rows: { calls: boolean }[] }
  if (rows.some(({ calls }) => calls)) await enqueue(tx, refreshPasses, {})
}
