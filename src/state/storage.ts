import type { WebStorage } from 'redux-persist'
import { CACHES } from '#rules/offline.ts'

const memory = new Map<string, string>()

/** The session: older tokens that came back at the next start would end it. */
const DEAR = 'persist:session'
/** What can be had again, the least missed first. */
const SPARE = ['tessera.first', 'persist:snapshot']

function isWritten(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    memory.delete(key)
    return true
  } catch {
    return false
  }
}

function remove(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing of it is there.
  }
}

/** Makes room for a value that does not fit, and writes it; where even that is not enough, no older one stays. */
async function squeezeIn(key: string, value: string) {
  for (const spare of SPARE) {
    remove(spare)
    if (isWritten(key, value)) return
  }
  await globalThis.caches?.delete(CACHES.images).catch(() => false)
  // A newer value, or a logout, came while the pictures went.
  if (memory.get(key) !== value || isWritten(key, value)) return
  remove(key)
  isWritten(key, value)
}

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
    if (isWritten(key, value)) return
    memory.set(key, value)
    if (key === DEAR) await squeezeIn(key, value)
  },
  removeItem: async (key) => {
    memory.delete(key)
    remove(key)
  },
}
