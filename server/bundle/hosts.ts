import { takenNames } from '../data/hosts/rows.ts'
import type { Db } from '../db/connect.ts'
import type { CheckedBundle } from './read.ts'

/**
 * Host names of a bundle that cannot open it: the address of all cards, and what is another activity's. SEMANTICS 12
 * @param publicUrl the origin that customers type, if it is known
 * @returns a line for each, with its place in the file
 */
export async function hostMistakes(tx: Db, { bundle, remark }: CheckedBundle, publicUrl: string | undefined): Promise<string[]> {
  const bases = ['localhost', ...(publicUrl ? [new URL(publicUrl).hostname] : [])]
  const permalinkIn = (host: string) => {
    const base = bases.find((candidate) => host.endsWith(`.${candidate}`))
    return base ? host.slice(0, -base.length - 1) : ''
  }
  const taken = await takenNames(tx, bundle.permalink, { hosts: bundle.hosts, permalinks: bundle.hosts.map(permalinkIn) })
  const whyNot = (host: string): string | undefined => {
    if (bases.includes(host)) return `${host} is the address of all cards, whoever lists it`
    const [lister, owner] = [taken.hosts.get(host), taken.permalinks.get(permalinkIn(host))]
    if (owner) return `${host} is the address of ${owner}, whose permalink it begins with`
    return lister && `${host} belongs to ${lister} already`
  }
  return bundle.hosts.flatMap((host, i) => {
    const why = whyNot(host)
    return why ? [remark(['hosts', i], why)] : []
  })
}
