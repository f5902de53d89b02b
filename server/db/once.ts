import { and, eq } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import type { Db } from './connect.ts'
import { onceKeys } from './schema/once.ts'

/** Whose wish, of which call, under which key, with which body (its hash). */
export type Wish = { activityId: string; userId: string; call: string; key: string; hash: string }

/**
 * Does a wish once: its key is the first statement of the transaction, so a rival with the same key waits and gets the first
 * answer; a refusal rolls back and frees the key. SEMANTICS 5.
 * @returns the answer, the refusal, or key_reused where the key came with another body
 */
export async function onceIn<T>(tx: Db, wish: Wish, now: Date, run: () => Promise<T | Refusal>): Promise<T | Refusal> {
  const { hash, ...key } = wish
  const mine = and(
    eq(onceKeys.activityId, key.activityId),
    eq(onceKeys.userId, key.userId),
    eq(onceKeys.call, key.call),
    eq(onceKeys.key, key.key),
  )
  const [taken] = await tx
    .insert(onceKeys)
    .values({ ...wish, created: now })
    .onConflictDoNothing()
    .returning({ key: onceKeys.key })
  if (!taken) {
    const [first] = await tx.select().from(onceKeys).where(mine)
    return first?.hash === hash ? (first.answer as T) : refuse('key_reused')
  }
  const answer = await run()
  if (!isRefusal(answer)) await tx.update(onceKeys).set({ answer }).where(mine)
  return answer
}
