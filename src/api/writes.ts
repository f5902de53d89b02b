import { PATIENCE } from '#rules/offline.ts'
import { keptList } from '../state/kept-list.ts'

/** Not of the device: when she wrote goes with her logout. */
const KEY = 'tessera.writes'
const MOST = 30

/** `of`: an activity, or one query of it. `at`: milliseconds. */
type Write = { of: string; at: number }
const isWrite = (found: unknown): found is Write =>
  typeof found === 'object' &&
  found !== null &&
  'of' in found &&
  typeof found.of === 'string' &&
  'at' in found &&
  typeof found.at === 'number'
const writes = keptList(KEY, isWrite, MOST)

/** How often each was written to, and what is on its way: within this page the clock is not asked. */
const counts = new Map<string, number>()
const underWay = new Map<Promise<unknown>, readonly string[]>()

const outdatedBy = (activityId: string, queries: readonly string[] | undefined) =>
  queries ? queries.map((query) => `${activityId} ${query}`) : [activityId]
/** What a query must not be older than. */
const watched = (activityId: string, query: string) => [activityId, `${activityId} ${query}`]

function note(targets: readonly string[]) {
  const at = Date.now()
  for (const of of targets) counts.set(of, (counts.get(of) ?? 0) + 1)
  if (targets.length > 0) writes.write([...writes.read().filter(({ of }) => !targets.includes(of)), ...targets.map((of) => ({ of, at }))])
}

type Noted = {
  activityId: string
  /** The queries that it makes old, by name; without them all of its activity. */
  queries: readonly string[] | undefined
  /** Nothing is noted after a logout. */
  isStillIn: () => boolean
}

/** Notes a write of hers when it begins and when it ends: what the server said in between may be of before. */
export async function noting<T>({ activityId, queries, isStillIn }: Noted, write: () => Promise<T>): Promise<T> {
  const targets = outdatedBy(activityId, queries)
  note(targets)
  const writing = write()
  underWay.set(writing, targets)
  try {
    return await writing
  } finally {
    underWay.delete(writing)
    if (isStillIn()) note(targets)
  }
}

/** Counts a write that nothing on the device is about: a read that was begun before it ended is read again. */
export async function counting<T>({ activityId, queries }: Omit<Noted, 'isStillIn'>, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } finally {
    for (const of of outdatedBy(activityId, queries)) counts.set(of, (counts.get(of) ?? 0) + 1)
  }
}

/** Of a wish that mostly asks: only by its answer it turns out to have been a write, and until then nothing waits for it. */
export async function notingIf<T>(
  { activityId, queries, isStillIn }: Noted,
  isWrite: (answer: T) => boolean,
  wish: () => Promise<T>,
): Promise<T> {
  const answer = await wish()
  if (isWrite(answer) && isStillIn()) note(outdatedBy(activityId, queries))
  return answer
}

/** Is this moment (milliseconds) before her last write, here or in another tab? A write in the future is one of a clock that was wrong. */
export const isBeforeWrite = (activityId: string, query: string, moment: number): boolean =>
  writes.read().some(({ of, at }) => watched(activityId, query).includes(of) && at >= moment && at <= Date.now())

/** Until all that is being written there has ended, or takes too long. */
async function ended(targets: readonly string[]) {
  const writing = [...underWay].flatMap(([write, of]) => (of.some((one) => targets.includes(one)) ? [write] : []))
  if (writing.length === 0) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise((done) => {
    timer = setTimeout(done, PATIENCE)
  })
  await Promise.race([Promise.allSettled(writing), enough])
  clearTimeout(timer)
}

/**
 * Reads until nothing was written meanwhile. What has not ended after a while is not waited for: once it has, what it makes old is
 * read again.
 */
export async function untilNotOvertaken<T>(activityId: string, query: string, read: () => Promise<T>): Promise<T> {
  const targets = watched(activityId, query)
  const sum = () => targets.reduce((all, of) => all + (counts.get(of) ?? 0), 0)
  for (;;) {
    const before = sum()
    const answer = await read()
    await ended(targets)
    if (sum() === before) return answer
  }
}
