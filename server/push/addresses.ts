import { type LookupAddress, lookup, type LookupAllOptions } from 'node:dns'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/**
 * Networks that are nobody's public address: ours, the machine itself, the neighbours', and IPv4 in the clothes of IPv6. Of
 * IPv6 only 2000::/3 is given out at all.
 */
const INSIDE = [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24',
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
  '::/3 4000::/2 8000::/1 2001::/23 2001:db8::/32 2002::/16 3fff::/20',
]

/** One list each: the mapped addresses of IPv6 would be every IPv4 address. */
const inside = { ipv4: new BlockList(), ipv6: new BlockList() }
const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
for (const network of INSIDE.join(' ').split(' ')) {
  const [address = '', bits] = network.split('/')
  inside[family(address)].addSubnet(address, Number(bits), family(address))
}

/** Is it an address of the public network? */
export const isPublic = (address: string): boolean => !inside[family(address)].check(address, family(address))

type Resolve = (name: string, options: LookupAllOptions, done: (error: Error | null, found: LookupAddress[]) => void) => void

/**
 * Finds the addresses of a host for the very connection that is made to it, so that a second answer of the name server cannot
 * lead elsewhere. One address that is not public spoils them all.
 */
export const publicOnly =
  (resolve: Resolve = lookup): LookupFunction =>
  (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? []
      if (error || !first) return done(error ?? new Error('no address'), [])
      if (!found.every(({ address }) => isPublic(address))) return done(new Error('the push service lies inside'), [])
      return options.all ? done(null, found) : done(null, first.address, first.family)
    })
