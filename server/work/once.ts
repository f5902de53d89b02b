import { eq } from 'drizzle-orm'
import { isRefusal, type Refusal, refuse } from '#rules/refusal.ts'
import type { Db } from '../db/connect.ts'
import { onceKeys } from '../db/schema/once.ts'
import { narrowed } from './narrowed.ts'
import type { AnyScope } from './scope.ts'

/** A wish of some call, under which key, with which body (its hash). */
export type Wish = { call: string; key: string; hash: string }
type Owner = { activityId: string; userId: string }

/** Whose a wish is; one of the person herself belongs to no activity. */
export function ownerOf(scope: AnyScope): Owner {
  if ('userId' in scope) return { activityId: '', userId: scope.userId }
  if ('published' in scope) throw new Error('a wish of nobody cannot be told from another one')
  return { activityId: scope.activityId, userId: scope.customerId ?? scope.actor.id ?? '' }
}

const isThis = ({ activityId, userId, call, key }: Owner & Omit<Wish, 'hash'>) =>
  narrowed(eq(onceKeys.activityId, activityId), eq(onceKeys.userId, userId), eq(onceKeys.call, call), eq(onceKeys.key, key))

/** Has this key been used? Then its wish is not done again. */
export const isKnown = async (db: Db, wish: Owner & Omit<Wish, 'hash'>): Promise<boolean> => (await db.$count(onceKeys, isThis(wish))) > 0

/**
 * Does a wish once: its key is the first statement of the transaction, so a rival with the same key waits and gets the first
 * answer; a refusal rolls back and frees the key. `run` answers what can be sent as it is, so that an answer that can't be sent is no answer. SEMANTICS 5.
 * @returns the answer, the refusal, or key_reused if the key came with another body
 */
export async function once<T>(tx: Db, wish: Owner & Wish, now: Date, run: () => Promise<T | Refusal>): Promise<T | Refusal> {
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
