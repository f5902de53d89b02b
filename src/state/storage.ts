import type { WebStorage } from 'redux-persist'

const memory = new Map<string, string>()

/** localStorage that never throws: where it is denied or full, this tab's memory stands in. */
export const storage: WebStorage = {
  getItem: async (key) => {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null
    } catch {
      return memory.get(key) ?? null
    }
  },
  setItem: async (key, value) => {
    try {
      localStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  },
  removeItem: async (key) => {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing of it is there.
    }
  },
}
