import { LRUCache } from 'lru-cache'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** So often a statement is sent before it gets a name: one that is rare is not worth keeping. */
const OFTEN = 5
/** So many get one: each connection keeps them all, some 100 kB of the database’s memory each. */
const MOST = 200
/** Of so many it is remembered how often they were sent. */
const REMEMBERED = 1000

/** The name of a statement, or undefined if it has none. */
export type NameOf = (text: string) => string | undefined

/**
 * Names for the statements that are sent often. A database keeps those of each connection read and planned, which is two thirds of
 * what a short one costs it. A name is given by the text alone, so that none can ever be another statement's.
 */
export function naming(): NameOf {
  const sent = new LRUCache<string, number>({ max: REMEMBERED })
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known || names.size >= MOST) return known
    const times = (sent.get(text) ?? 0) + 1
    sent.set(text, times)
    if (times < OFTEN) return undefined
    sent.delete(text)
    names.set(text, `often_${names.size}`)
    return names.get(text)
  }
}

/** The same database over `pg`, which names its statements so. One without values goes as it is, in a single message. */
export function named<D extends PgDatabase<PgQueryResultHKT>>(db: D, nameOf: NameOf): D {
  const { session } = db._
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (query, fields, _, ...rest) =>
    prepare(query, fields, query.params.length > 0 ? nameOf(query.sql) : undefined, ...rest)
  return db
}
