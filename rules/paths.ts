const FORBIDDEN = /[\p{Cc}\u2028\u2029\\]/u

const isUnsafe = (text: string) => FORBIDDEN.test(text) || text.includes('//') || /(^|\/)\.{1,2}(\/|$)/.test(text)

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Nothing hides behind percent signs, however often they were written over. */
function staysSafe(path: string): boolean {
  let text: string | undefined = path
  for (let layer = 0; layer < 4; layer++) {
    if (text === undefined || isUnsafe(text)) return false
    const next = decoded(text)
    if (next === text) return true
    text = next
  }
  return false
}

/**
 * A path of this app, or nothing: no other host, scheme, backslash, control character, nor the same in disguise. SEMANTICS 2.
 * @param given what an address, a notice or a server named   @returns path with query and hash
 */
export function safePath(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > 2048 || !given.startsWith('/') || FORBIDDEN.test(given)) return undefined
  return staysSafe(given.replace(/[?#].*$/s, '')) ? given : undefined
}

const HTTPS = /^https:\/\/(?<host>[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?)(?:[/?#]\S*)?$/iu

/** An address outside, https only, with the host to show beside it; nothing where it is anything else. SEMANTICS 2. */
export function externalLink(given: unknown): { href: string; host: string } | undefined {
  if (typeof given !== 'string' || given.length > 2048 || FORBIDDEN.test(given)) return undefined
  const host = HTTPS.exec(given)?.groups?.host
  return host ? { href: given, host: host.toLowerCase() } : undefined
}
