import type { FoundCustomer } from '#contract/counter-customers.ts'
import { maskedAddress } from '#rules/email.ts'
import { wordsOf } from '#rules/search.ts'
import { customers } from '../../db/schema/customers.ts'
import type { Reads } from '../../work/work.ts'
import { customersLike } from './rows.ts'

/** As many as are read at a glance; another letter finds the others. */
const SHOWN = 8
/** A single letter would be the half of all customers. */
const LEAST = 2

/** The customers that staff look for by name, e-mail or code of the card, themselves left out: nobody serves herself. SEMANTICS 14. */
export async function find(w: Reads, search: string): Promise<{ data: FoundCustomer[]; totalRows: number }> {
  const words = wordsOf(search)
  if (words.join('').length < LEAST) return { data: [], totalRows: 0 }
  const { rows, totalRows } = await w.all(customers).page({ offset: 0, limit: SHOWN }, customersLike(words, w.scope.actor.id))
  const data = rows.map(({ id, name, surname, email, phone }) => ({
    id,
    name: `${name} ${surname}`.trim(),
    email: maskedAddress(email),
    phone,
  }))
  return { data, totalRows }
}
