/** Where browsers let themselves be reached: exact names, and names below which they have many. */
const EXACT = ['fcm.googleapis.com', 'updates.push.services.mozilla.com']
const BELOW = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

/** Printable ASCII, no user before the host, no fragment, no backslash: what every reader of addresses reads alike. */
const ENDPOINT = /^(?<scheme>https?):\/\/(?<host>[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(?<port>\d{1,5}))?\/[!-"$-[\]-~]*$/i
const PORTS: Record<string, string> = { http: '80', https: '443' }

const isKnown = (host: string) => EXACT.includes(host) || (/^[a-z0-9](?!.*\.\.)/.test(host) && BELOW.some((name) => host.endsWith(name)))

export type PushService = {
  /** Host, with its port where that is an unusual one. */
  service: string
  /** One of PUSH_EXTRA_HOSTS: a test's own, which may be anywhere. */
  isExtra: boolean
}

/**
 * The push service of an endpoint, or nothing where it must not be contacted: an endpoint is an address chosen by a stranger.
 * Known services only by https and its usual port, hosts of `extra` (`host` or `host:port`) by anything. SEMANTICS 8.
 */
export function pushService(endpoint: string, extra: readonly string[] = []): PushService | undefined {
  const { scheme = '', host = '', port } = ENDPOINT.exec(endpoint.slice(0, 2049))?.groups ?? {}
  if (!host || endpoint.length > 2048) return undefined
  const usual = PORTS[scheme.toLowerCase()] ?? ''
  const name = host.toLowerCase()
  const service = (port ?? usual) === usual ? name : `${name}:${port}`
  if (extra.includes(name) || extra.includes(`${name}:${port ?? usual}`)) return { service, isExtra: true }
  return scheme.toLowerCase() === 'https' && service === name && isKnown(name) ? { service, isExtra: false } : undefined
}
