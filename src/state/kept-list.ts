/** What could not be written holds as long as this page, or until it can. */
const unkept = new Map<string, readonly unknown[]>()

/** A logout: nothing that was remembered for want of a storage stays, but of the keys that may. */
export function forgetUnkept(stays: (key: string) => boolean): void {
  for (const key of unkept.keys()) if (!stays(key)) unkept.delete(key)
}

/**
 * A list in localStorage. What is damaged in it is left out; where storage is denied or full, this page's memory stands in.
 * @param most of more than so many the oldest go
 */
export function keptList<T>(key: string, isOne: (found: unknown) => found is T, most: number) {
  return {
    read: (): T[] => {
      const here = unkept.get(key)
      if (here) return [...here] as T[]
      try {
        const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
        return Array.isArray(found) ? found.filter(isOne) : []
      } catch {
        return []
      }
    },
    write: (list: readonly T[]): void => {
      const newest = list.slice(-most)
      try {
        if (newest.length > 0) localStorage.setItem(key, JSON.stringify(newest))
        else localStorage.removeItem(key)
        unkept.delete(key)
      } catch {
        unkept.set(key, newest)
      }
    },
  }
}
