import { isJson } from '#rules/answers.ts'
import { CACHES, KEPT_HEADER } from '#rules/offline.ts'
import { epochNow } from './epoch.ts'

/** Whole JSON, given to all for keeping: never `no-store`, a part, an opaque answer, a redirect, or a hotel's log-in page. SEMANTICS 13. */
function isStorable(response: Response): boolean {
  const control = response.headers.get('cache-control') ?? ''
  return (
    response.status === 200 &&
    response.type !== 'opaque' &&
    !response.redirected &&
    !/\b(no-store|private)\b/i.test(control) &&
    isJson(response.headers.get('content-type'))
  )
}

/** Every answer that may be kept has its `data`: what has none is somebody else's. */
function hasData(text: string): boolean {
  const said: unknown = JSON.parse(text)
  return typeof said === 'object' && said !== null && 'data' in said
}

/** The copy under an address, dated; nothing where there is none, or storage is denied. */
export async function readCopy(key: string): Promise<Response | undefined> {
  try {
    const found = await caches.match(key, { cacheName: CACHES.public })
    return found?.headers.get(KEPT_HEADER) ? found : undefined
  } catch {
    return undefined
  }
}

/**
 * Keeps an answer, unless somebody logged out since it was asked for.
 * @param asked the epoch of the question   @returns whether it was kept: a storage that is full or denied keeps nothing
 */
export async function keepCopy(key: string, response: Response, asked: number, now = new Date()): Promise<boolean> {
  if (!isStorable(response)) return false
  const headers = new Headers({ [KEPT_HEADER]: now.toISOString() })
  for (const name of ['content-type', 'etag']) {
    const value = response.headers.get(name)
    if (value) headers.set(name, value)
  }
  try {
    const text = await response.text()
    if (!hasData(text)) return false
    const copy = new Response(text, { headers })
    const cache = epochNow() === asked && (await caches.open(CACHES.public))
    if (!cache) return false
    await cache.put(key, copy)
    if (epochNow() === asked) return true
    await caches.delete(CACHES.public)
    return false
  } catch {
    return false
  }
}
