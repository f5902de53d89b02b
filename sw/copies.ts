import { isJson } from '#rules/answers.ts'
import { CACHES, KEPT_HEADER } from '#rules/offline.ts'
import { epochNow } from './epoch.ts'
import type { Place } from './places.ts'

/** Beside the name of the cache, each copy says itself whose it is. */
const OWNER_HEADER = 'x-tessera-owner'

/** Whole JSON, given for keeping: never `no-store`, a part, an opaque answer, a redirect, or a hotel's log-in page. SEMANTICS 13. */
function isStorable(response: Response, place: Place): boolean {
  const control = response.headers.get('cache-control') ?? ''
  return (
    response.status === 200 &&
    response.type !== 'opaque' &&
    !response.redirected &&
    !/\bno-store\b/i.test(control) &&
    !(place.cache === CACHES.public && /\bprivate\b/i.test(control)) &&
    isJson(response.headers.get('content-type'))
  )
}

/** Every answer that may be kept has its `data`: what has none is somebody else's. */
function hasData(text: string): boolean {
  const said: unknown = JSON.parse(text)
  return typeof said === 'object' && said !== null && 'data' in said
}

/** The copy at a place, dated; nothing where there is none, it is somebody else's, or storage is denied. */
export async function readCopy(place: Place): Promise<Response | undefined> {
  try {
    const found = await caches.match(place.key, { cacheName: place.cache })
    if (!found || found.headers.get(OWNER_HEADER) !== place.cache || !found.headers.get(KEPT_HEADER)) return undefined
    const headers = new Headers(found.headers)
    headers.delete(OWNER_HEADER)
    return new Response(found.body, { headers })
  } catch {
    return undefined
  }
}

/**
 * Keeps an answer, unless somebody logged out since it was asked for.
 * @param asked the epoch of the question   @returns whether it was kept: a storage that is full or denied keeps nothing
 */
export async function keepCopy(place: Place, response: Response, asked: number, now = new Date()): Promise<boolean> {
  if (!isStorable(response, place)) return false
  const headers = new Headers({ [KEPT_HEADER]: now.toISOString(), [OWNER_HEADER]: place.cache })
  for (const name of ['content-type', 'etag']) {
    const value = response.headers.get(name)
    if (value) headers.set(name, value)
  }
  try {
    const text = await response.text()
    if (!hasData(text)) return false
    const copy = new Response(text, { headers })
    const cache = epochNow() === asked && (await caches.open(place.cache))
    if (!cache) return false
    await cache.put(place.key, copy)
    if (epochNow() === asked) return true
    await caches.delete(place.cache)
    return false
  } catch {
    return false
  }
}
