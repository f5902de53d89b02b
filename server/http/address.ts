import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'

/** Is an address one of these: single ones, and networks such as `10.0.0.0/8`? */
export function within(networks: string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits) list.addSubnet(address, Number(bits), family)
    else list.addAddress(address, family)
  }
  return (address) => isIP(address) > 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

const bare = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

/** The other end of the connection. */
export function socketOf(c: Context): string {
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  return bare(env?.incoming?.socket?.remoteAddress ?? '')
}

/**
 * Who calls, by network address: the socket's, or behind proxies of ours the nearest that is not one of them.
 * X-Forwarded-For counts from nobody else. SEMANTICS 13.
 */
export function addressOf(c: Context, isProxy: (address: string) => boolean): string {
  let address = socketOf(c)
  for (const hop of (c.req.header('X-Forwarded-For') ?? '').split(',').map(bare).reverse()) {
    if (!isIP(hop) || !isProxy(address)) break
    address = hop
  }
  return address
}
