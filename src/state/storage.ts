import type { WebStorage } from 'redux-persist'

const memory = new Map<string, string>()

/** What became of the last write: kept on the device, or only in this tab's memory (denied, full or private). */
export let keeps = true

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
      keeps = false
    }
  },
  removeItem: async (key) => {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      keeps = false
    }
  },
}
