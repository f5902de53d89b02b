import { eq } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import type { Db } from '../db/connect.ts'
import { onceKeys } from '../db/schema/once.ts'
import { narrowed } from './narrowed.ts'

/** Whose wish, of which call, under which key, with which body (its hash). */
export type Wish = { activityId: string; userId: string; call: string; key: string; hash: string }

const isThis = ({ activityId, userId, call, key }: Omit<Wish, 'hash'>) =>
  narrowed(eq(onceKeys.activityId, activityId), eq(onceKeys.userId, userId), eq(onceKeys.call, call), eq(onceKeys.key, key))

/** Has this key been used? Then its wish is not done again. */
export const isKnown = async (db: Db, wish: Omit<Wish, 'hash'>): Promise<boolean> => (await db.$count(onceKeys, isThis(wish))) > 0

/**
 * Does a wish once: its key is the first statement of the transaction, so a rival with the same key waits and gets the first
 * answer; a refusal rolls back and frees the key. `run` answers what can be sent as it is, so that an answer that can't be sent is no answer. SEMANTICS 5.
 * @returns the answer, the refusal, or key_reused if the key came with another body
 */
export async function once<T>(tx: Db, wish: Wish, now: Date, run: () => Promise<T | Refusal>): Promise<T | Refusal> {
  const { hash } = wish
  const mine = isThis(wish)
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
