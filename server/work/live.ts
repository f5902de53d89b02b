import { type SQLWrapper, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { LIVE_NOUNS } from '#contract/live.ts'
import type { Db } from '../db/connect.ts'

type Noun = (typeof LIVE_NOUNS)[number]

/** Where processes on one database tell each other what changed. */
export const CHANNEL = 'tessera'

/** Ids alone: a row of somebody's has become old, or what is remembered of a person is over. */
const Word = z.union([
  z.object({ activityId: z.string(), userId: z.string(), noun: z.string(), id: z.string() }),
  z.object({ over: z.string() }),
])
export type Word = z.infer<typeof Word>

/** What was said on the channel; undefined if it is not one of ours. */
export function wordOf(said: string): Word | undefined {
  try {
    return Word.safeParse(JSON.parse(said)).data
  } catch {
    return undefined
  }
}

const say = (tx: Db, word: Word) => tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(word)})`)

/** Tells, as a part of a statement, that there is something new for somebody. Each is SQL for a text: its activity, whose it is, and its id. */
export const sayingNews = (activityId: SQLWrapper, userId: SQLWrapper, id: SQLWrapper) =>
  sql`pg_notify(${CHANNEL}, json_build_object('activityId', ${activityId}, 'userId', ${userId}, 'noun', 'news', 'id', ${id})::text)`

/** Tells, once this is committed, that a row of somebody's has become old. Commits that do queue for one another: for what people wait for. */
export const changing =
  (tx: Db, activityId: string) =>
  async (userId: string, noun: Noun, id: string): Promise<void> =>
    void (await say(tx, { activityId, userId, noun, id }))

/** Tells every process, once this is committed, that what it remembers of these people is over. */
export async function tellOver(tx: Db, userIds: Iterable<string>): Promise<void> {
  for (const over of userIds) await say(tx, { over })
}
