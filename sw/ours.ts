import { hasTypeOf, isShell } from '#rules/answers.ts'

export const INDEX = '/index.html'

/** How the SHA-256 of a file of the build begins, in hexadecimal, by its address. */
const hashes = new Map<string, string>()

/** Learns them from the list of files. */
export function knowHashes(files: { address: string; hash: string }[]): void {
  for (const { address, hash } of files) hashes.set(address, hash)
}

async function hasHash(response: Response, hash: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  const bytes = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'))
  return bytes.join('').startsWith(hash)
}

/**
 * Is an answer the app's own? The one question before anything is kept, and of all that is: for an hour whoever stands
 * between phone and server may have answered everything with a page of theirs.
 * @param address of a file, or of a page, which are all one
 */
export async function isOurs(address: string, response: Response): Promise<boolean> {
  const { pathname, href } = new URL(address, self.location.href)
  const name = /[.]\w+$/.test(pathname) ? pathname : INDEX
  if (response.status !== 200 || response.redirected || !hasTypeOf(name, response.headers.get('content-type'))) return false
  if (name === INDEX) return isShell(await response.clone().text())
  const hash = hashes.get(href)
  return hash === undefined || hasHash(response.clone(), hash)
}

async function askAgain(request: Request, response: Response): Promise<Response> {
  if (!response.ok || (await isOurs(request.url, response))) return response
  const again = await fetch(new Request(request, { cache: 'reload' }))
  if (!again.ok || (await isOurs(request.url, again))) return again
  throw new TypeError(`Somebody else answered for ${request.url}`)
}

/**
 * What the server has under an address; what the browser's own cache has and is not ours is asked for again.
 * @throws where somebody else answers in the server's place
 */
export const fetchOurs = async (request: Request): Promise<Response> => askAgain(request, await fetch(request))

type Answered = { request: Request; response: Response }

/** The same for a strategy of Workbox: what is not ours is neither kept, nor answered with from what is kept. */
export const oursAlone = {
  fetchDidSucceed: ({ request, response }: Answered) => askAgain(request, response),
  cacheWillUpdate: async ({ request, response }: Answered) => ((await isOurs(request.url, response)) ? response : null),
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response | undefined }) =>
    cachedResponse && (await isOurs(request.url, cachedResponse)) ? cachedResponse : undefined,
}
