import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { imagePath, isImageName } from '#rules/images.ts'
import { CACHES } from '#rules/offline.ts'
import { epochNow } from './epoch.ts'
import { isOurs, oursAlone } from './ours.ts'

const ACCEPT = 'image/avif,image/webp,image/*;q=0.8,*/*;q=0.5'
const WIDTH = /\/\d+\.webp$/
const options = { cacheName: CACHES.images, ignoreVary: true }

/** A picture of the API: content-addressed, so the first copy is good for ever. */
export const isPicture = (url: URL, base: URL): boolean =>
  url.origin === base.origin && url.pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/images/`)

/** The same picture in any width. */
async function inAnyWidth(address: string): Promise<Response | undefined> {
  for (const width of [320, 640, 160, 1280]) {
    const found = await caches.match(address.replace(WIDTH, `/${width}.webp`), options)
    if (found && (await isOurs(address, found))) return found
  }
  return undefined
}

const limits = { maxEntries: 400, matchOptions: { ignoreVary: true } }
const expiration = new ExpirationPlugin({ ...limits, purgeOnQuotaError: true })

/** A page asks another origin for a picture without CORS; such an answer could not be checked, nor kept. */
const readable = (request: Request) =>
  new Request(request.url, { mode: 'cors', credentials: 'omit', headers: { accept: request.headers.get('accept') ?? ACCEPT } })

const isKept = ({ headers }: Response) => !/\bno-store\b/i.test(headers.get('cache-control') ?? '')

/** Cache first; offline, another width of the same picture is better than none. */
export const pictures = new CacheFirst({
  cacheName: CACHES.images,
  matchOptions: { ignoreVary: true },
  plugins: [
    expiration,
    oursAlone,
    {
      requestWillFetch: async ({ request, state }) => {
        if (state) state.asked = epochNow()
        return readable(request)
      },
      cacheWillUpdate: async ({ response, state }) => (isKept(response) && state?.asked === epochNow() ? response : null),
      // What was being written while she left was written behind the broom.
      cacheDidUpdate: async ({ state }) => {
        if (state && state.asked !== epochNow()) await forgetPictures()
      },
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (navigator.onLine ? undefined : await inAnyWidth(request.url)),
      handlerDidError: async ({ request }) => (await inAnyWidth(request.url)) ?? fetch(request),
    },
  ],
})

/** The host's own icons keep their address when they change: shown from the copy, renewed behind it. */
export const icons = new StaleWhileRevalidate({ cacheName: CACHES.images, plugins: [expiration, oursAlone] })

/** Takes every picture off the device, and the note of when each was used. */
export async function forgetPictures(): Promise<void> {
  await caches.delete(CACHES.images)
  await new CacheExpiration(CACHES.images, limits).delete()
}

function sparesData(): boolean {
  const { connection } = navigator as typeof navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || Boolean(connection?.effectiveType?.endsWith('2g'))
}

/** The pictures a menu names; another shape names none. */
export async function picturesOf(menu: Response): Promise<string[]> {
  const { data } = (await menu.json()) as { data?: { image?: unknown }[] }
  const images = (Array.isArray(data) ? data : []).map((dish) => dish.image)
  return [...new Set(images.filter((image): image is string => typeof image === 'string' && isImageName(image)))]
}

/**
 * Fetches a menu's pictures for offline, small, one after the other, unless the customer spares data or leaves.
 * @param get asks for one through `pictures`
 */
export async function fetchForOffline(hashes: string[], base: URL, get: (request: Request) => Promise<Response>): Promise<void> {
  const asked = epochNow()
  for (const hash of hashes) {
    if (epochNow() !== asked || sparesData() || !navigator.onLine) return
    const address = new URL(base.pathname.replace(/\/$/, '') + imagePath(hash, 320), base.origin).href
    if (await inAnyWidth(address)) continue
    const response = await get(new Request(address, { priority: 'low' })).catch(() => undefined)
    if (!response) return
  }
}
