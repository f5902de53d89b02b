import type { WebStorage } from 'redux-persist'

const memory = new Map<string, string>()

let keeps = true

/** Whether this browser keeps what is written, or only this tab's memory does (storage denied, full, a private window). */
export const keeping = () => keeps

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
