import { folded } from '#rules/search.ts'
import { bookingOperators, bookingServices } from '../../db/schema/bookings.ts'
import type { Reads, Work } from '../../work/work.ts'
import { operatorsInTurn, servicesBy } from './rows.ts'

type One = { id: string; name: string }

/** The one of that id, or else of that name; undefined where there is none, or more than one. */
function named(all: readonly One[], asked: string): string | undefined {
  const found = all.filter(({ id }) => id === asked)
  const alike = found.length > 0 ? found : all.filter(({ name }) => folded(name) === folded(asked.trim()))
  return alike.length === 1 ? alike[0]?.id : undefined
}

/** Who serves, by id or name. */
export async function operatorNamed(w: Reads | Work, asked: string): Promise<string | undefined> {
  const all = await w.all(bookingOperators).list(operatorsInTurn)
  return named(
    all.map(({ id, fullName: name }) => ({ id, name })),
    asked,
  )
}

/** What can be booked, by id or title. */
export async function serviceNamed(w: Reads | Work, asked: string): Promise<string | undefined> {
  const { rows } = await w.all(bookingServices).page({ offset: 0, limit: MOST }, servicesBy({}))
  return named(
    rows.map(({ id, title: name }) => ({ id, name })),
    asked,
  )
}

/** More than any house offers. */
const MOST = 500
