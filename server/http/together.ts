/** Whoever asks for the same as somebody whose answer is still being made gets that one, too: a full hall asks the database once. */
export function together<A extends unknown[], R>(sameOf: (...asked: A) => string, make: (...asked: A) => Promise<R>) {
  const underWay = new Map<string, Promise<R>>()
  return (...asked: A): Promise<R> => {
    const same = sameOf(...asked)
    const known = underWay.get(same)
    if (known) return known
    const made = make(...asked).finally(() => underWay.delete(same))
    underWay.set(same, made)
    return made
  }
}
