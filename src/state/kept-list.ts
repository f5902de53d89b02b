/**
 * A list in localStorage. What is damaged in it is left out; where storage is denied it is empty, and where it is full, as it was.
 * @param most of more than so many the oldest go
 */
export function keptList<T>(key: string, isOne: (found: unknown) => found is T, most: number) {
  return {
    read: (): T[] => {
      try {
        const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
        return Array.isArray(found) ? found.filter(isOne) : []
      } catch {
        return []
      }
    },
    write: (list: readonly T[]): void => {
      try {
        if (list.length > 0) localStorage.setItem(key, JSON.stringify(list.slice(-most)))
        else localStorage.removeItem(key)
      } catch {
        // It holds as long as this page.
      }
    },
  }
}
