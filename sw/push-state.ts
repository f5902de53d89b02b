import { CACHES } from '#rules/offline.ts'
import { isPushState, PUSH_STATE, type PushState } from '#rules/push.ts'
import { epochNow } from './epoch.ts'

/** What the page left for the worker; nothing after a logout, or where storage is denied. */
export async function readPushState(): Promise<PushState | undefined> {
  try {
    const found = await caches.match(PUSH_STATE, { cacheName: CACHES.push })
    const kept: unknown = await found?.json()
    return isPushState(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps it, unless somebody logged out meanwhile.
 * @param asked the epoch of when it was read
 */
export async function keepPushState(state: PushState, asked: number): Promise<void> {
  if (epochNow() !== asked) return
  const cache = await caches.open(CACHES.push)
  await cache.put(PUSH_STATE, Response.json(state))
  if (epochNow() !== asked) await caches.delete(CACHES.push)
}
