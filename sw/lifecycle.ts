import { cacheNames } from 'workbox-core'
import { isPurged } from '#rules/offline.ts'

/**
 * Caches that no version of today reads are deleted; one that resists must not keep the worker from starting.
 * @param pages the name of this version's pages
 */
export async function sweep(pages: string): Promise<void> {
  const isOurs = (name: string) => name === cacheNames.precache || name === pages || isPurged(name)
  const names = await caches.keys().catch(() => [])
  await Promise.allSettled(names.filter((name) => !isOurs(name)).map((name) => caches.delete(name)))
}
