import pLimit from 'p-limit'

/** A longer run gives way to the next one, long before the queue takes it for dead. */
const RUN_MS = 300_000

/**
 * Does it for each in its turn, so many at once: one that fails keeps no other from its turn. Throws what went wrong first, once
 * all had theirs or five minutes are over; what is left is for the next run.
 */
export async function each<T>(all: readonly T[], deed: (one: T) => Promise<unknown>, atOnce = 1): Promise<void> {
  const end = Date.now() + RUN_MS
  const inTurn = pLimit(atOnce)
  const wrong: unknown[] = []
  await Promise.all(
    all.map((one) =>
      inTurn(async () => {
        if (Date.now() < end) await deed(one).catch((error: unknown) => wrong.push(error))
      }),
    ),
  )
  if (wrong.length > 0) throw wrong[0]
}
