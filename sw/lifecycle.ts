import { cacheNames } from 'workbox-core'
import { CACHES } from '#rules/offline.ts'

/**
 * Caches that no version of today reads are deleted; one that resists must not keep the worker from starting.
 * @param pages the name of this version's pages
 */
export async function sweep(pages: string): Promise<void> {
  const ours = [cacheNames.precache, pages, ...Object.values(CACHES)]
  const names = await caches.keys().catch(() => [])
  await Promise.allSettled(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)))
}
