/** Runs jobs side by side, at most so many; who comes later waits in turn. */
export function lanes(most: number): <T>(job: () => Promise<T>) => Promise<T> {
  let free = most
  const waiting: (() => void)[] = []
  return async (job) => {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await job()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
