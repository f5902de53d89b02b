import { is, Param, Placeholder } from 'drizzle-orm'
import { PgDatabase, PgDialect, type PgSession } from 'drizzle-orm/pg-core'
import type { Db } from '../db/connect.ts'

type Prepare = Parameters<PgSession['prepareQuery']>
type Drawing = { asked: Prepare; joinsNotNullableMap?: object; setToken: () => Drawing }
type Select = { prepare: (name: string) => unknown }

/** What is sent often is named by the connection, by its text: `db/naming.ts`. */
const UNNAMED = ''

const paper = {
  prepareQuery: (...asked: Prepare): Drawing => {
    const drawing: Drawing = { asked, setToken: () => drawing }
    return drawing
  },
}

/** A database without rows: selects made on it are only written down, for any transaction to execute. */
export const drawn: Db = new PgDatabase(new PgDialect({ casing: 'snake_case' }), paper as never, undefined)

/** A select that was made once; making one takes longer than sending it. */
export type Statement = {
  /** Values that stand in it, rather than names of them. */
  literals: unknown[]
  run: (tx: Db, values: Record<string, unknown>) => Promise<unknown[]>
}

const isOpen = (value: unknown) => is(value, Placeholder) || (is(value, Param) && is(value.value, Placeholder))
/** Drivers differ in how they send a Date; text is the same to all. */
const sendable = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** Writes a select down that was made on `drawn`; `sql.placeholder` names the values that `run` is given. */
export function statement(select: Select): Statement {
  const { asked, joinsNotNullableMap } = select.prepare(UNNAMED) as Drawing
  return {
    literals: asked[0].params.filter((param) => !isOpen(param)),
    run: (tx, values) => {
      const ready = Object.assign(tx._.session.prepareQuery(...asked), { joinsNotNullableMap })
      const sent = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sendable(value)]))
      return ready.execute(sent) as Promise<unknown[]>
    },
  }
}
