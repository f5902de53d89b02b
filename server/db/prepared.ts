import type { Db } from './connect.ts'

type Values = Record<string, unknown>
/** A statement with its values left open. */
export type Statement = { execute: (values: Values) => Promise<unknown> }
/** No name: the database keeps nothing, so that a pool between us and it may be of any kind. */
const UNNAMED = ''

const known = new WeakMap<Db, WeakMap<object, Map<string, Statement>>>()

/**
 * A statement that is built once for a handle and used as long as that lasts: building one takes longer than sending it.
 * @param about what the statement is about, by identity: a table, or an order of it
 * @param kind tells the statements about the same thing apart
 */
export function prepared(tx: Db, about: object, kind: string, build: () => { prepare: (name: string) => Statement }): Statement {
  const ofHandle = known.get(tx) ?? new WeakMap<object, Map<string, Statement>>()
  known.set(tx, ofHandle)
  const ofThing = ofHandle.get(about) ?? new Map<string, Statement>()
  ofHandle.set(about, ofThing)
  const statement = ofThing.get(kind) ?? build().prepare(UNNAMED)
  ofThing.set(kind, statement)
  return statement
}
