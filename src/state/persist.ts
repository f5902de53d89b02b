import { persistReducer, persistStore, type Persistor } from 'redux-persist'
import type { Store } from '@reduxjs/toolkit'
import * as z from 'zod/mini'
import { restored } from './kept.ts'
import { session, type Session } from './session.ts'
import { type Snapshot, snapshot } from './snapshot.ts'
import { storage } from './storage.ts'

// By allow-list: what is not named here is not kept. Each has a version; an older shape is dropped, never guessed at.
const VERSION = 1
type Stored = { _persist?: { version: number } } | undefined
const dropOlder = async (state: Stored) => (state?._persist?.version === VERSION ? state : undefined)

const kept = { version: VERSION, storage }
const Session = z.object({ token: z.nullable(z.string()), refreshToken: z.nullable(z.string()), activityId: z.nullable(z.string()) })
const dropForeign = async (state: Stored) => {
  const ofToday = await dropOlder(state)
  return Session.safeParse(ofToday).success ? ofToday : undefined
}
const dropDamaged = async (state: Stored) => {
  const ofToday = await dropOlder(state)
  return ofToday && { ...restored(ofToday), _persist: ofToday._persist }
}

export const persistedSession = persistReducer(
  { ...kept, key: 'session', whitelist: Object.keys(Session.shape), migrate: dropForeign as never },
  session.reducer,
)
export const persistedSnapshot = persistReducer(
  { ...kept, key: 'snapshot', throttle: 100, migrate: dropDamaged as never },
  snapshot.reducer,
)

let persistor: Persistor | undefined

/** Resolves when what was kept is back in the store. */
export const restore = (store: Store) =>
  new Promise<void>((done) => {
    persistor = persistStore(store, null, done)
    // An app that is put away right after it showed the card must have kept it.
    globalThis.addEventListener('pagehide', () => void persistor?.flush())
  })

/** Writes what is pending, so that another tab reads the session of now. */
export const flushSession = async () => {
  await persistor?.flush()
}

/** What this browser's storage has under a key, each part by itself as redux-persist writes it; nothing if it cannot be read. */
function stored(key: 'session' | 'snapshot'): Record<string, unknown> | undefined {
  try {
    const raw = JSON.parse(localStorage.getItem(`persist:${key}`) ?? 'null') as Record<string, string> | null
    return raw ? Object.fromEntries(Object.entries(raw).map(([name, part]) => [name, JSON.parse(part) as unknown])) : undefined
  } catch {
    return undefined
  }
}

/** The session as this browser's storage has it, another tab's included. */
export function storedSession(): Session | undefined {
  const found = stored('session') as Partial<Session> | undefined
  return found && { token: found.token ?? null, refreshToken: found.refreshToken ?? null, activityId: found.activityId ?? null }
}

/** What this browser's storage keeps for the start, written by another tab maybe. */
export function storedSnapshot(): Snapshot | undefined {
  const found = stored('snapshot') as Stored
  return found?._persist?.version === VERSION ? restored(found) : undefined
}
