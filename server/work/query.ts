import { type Placeholder, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { selectOf } from './select.ts'
import type { Fields, Spec } from './spec.ts'
import { type Statement, statement } from './statement.ts'

/** A Spec that is declared once, with names where its values go; what is made of it is kept with it. */
export type Query<T extends PgTable, F extends Fields = Fields, L extends PgTable = never> = {
  table: T
  spec: Spec<F, L>
  kept: Map<string, Statement>
}

/**
 * Declares what is asked often, as a constant of its module: `query(bookings, (t, at) => ({ where: eq(t.date, at('day')) }))`,
 * asked as `w.mine(bookings).list(ofDay, { day })`. One that holds a value instead of a name is refused when its module is
 * loaded: it would answer for that value for ever.
 */
export function query<T extends PgTable, F extends Fields = Fields, L extends PgTable = never>(
  table: T,
  make: (t: T, at: (name: string) => Placeholder) => Spec<F, L>,
): Query<T, F, L> {
  const spec = make(table, named)
  const { limit: _, ...asked } = spec
  const { literals } = statement(selectOf(table, asked, {}).page())
  if (literals.length > 0) throw new Error(`a declared query holds the value ${JSON.stringify(literals[0])}: name it with at()`)
  return { table, spec, kept: new Map() }
}

function named(name: string): Placeholder {
  if (name.startsWith('$')) throw new Error(`the name ${name} is the kernel’s own`)
  return sql.placeholder(name)
}
