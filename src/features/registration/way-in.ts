import { readPath } from '#rules/languages.ts'

const PERMALINK = /^[a-z0-9-]{1,64}$/

/**
 * Where the code of an activity leads within the wallet: to the registration of its permalink, with the store that it hangs
 * in and whoever invited. It is read as `activity qr` writes it: the wallet's own address, or a host below it.
 * @param host of the wallet, with its port
 * @returns undefined if the code is of something else
 */
export function wayIn(text: string, host: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, host: at, pathname, search } = new URL(text)
  if (!/^https?:$/.test(protocol)) return undefined
  const { path } = readPath(pathname)
  const permalink = at === host ? /^\/registration\/permalink\/([^/]+)$/.exec(path)?.[1] : ownerOf(at, host, path)
  return permalink && PERMALINK.test(permalink) ? `/registration/permalink/${permalink}${search}` : undefined
}

/** The activity whose app is below the wallet's host, if the address is of its registration. */
function ownerOf(at: string, host: string, path: string): string | undefined {
  const isBelow = at.endsWith(`.${host}`) && path === '/registration'
  return isBelow ? at.slice(0, -host.length - 1) : undefined
}
