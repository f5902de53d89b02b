import { cacheNames } from 'workbox-core'
import { isPurged } from '#rules/offline.ts'

const isOurs = (name: string) => name === cacheNames.precache || isPurged(name)

/** Caches that no version of today reads are deleted; one that resists must not keep the worker from starting. */
export async function sweep(): Promise<void> {
  const names = await caches.keys().catch(() => [])
  await Promise.allSettled(names.filter((name) => !isOurs(name)).map((name) => caches.delete(name)))
}
