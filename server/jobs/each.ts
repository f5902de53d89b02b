/** Does it for one after the other: one that fails keeps no other from its turn. Throws what went wrong first, once all had theirs. */
export async function each<T>(all: readonly T[], deed: (one: T) => Promise<unknown>): Promise<void> {
  const wrong: unknown[] = []
  for (const one of all) await deed(one).catch((error: unknown) => wrong.push(error))
  if (wrong.length > 0) throw wrong[0]
}
