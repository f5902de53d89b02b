import { isRefusal, type Refusal } from '#rules/refusal.ts'
import { ofCustomer } from '../data/counter-packs/counter-packs.ts'
import { customerAt } from '../data/customers/rows.ts'
import { openScope } from '../work/scope.ts'
import { counterOf, noActivity } from './at-counter.ts'
import type { Tools } from './command.ts'

/** A customer with her packs and what can be given to her; or why there is none. */
export async function packsOf(permalink: string, email: string, tools: Tools) {
  const here = await counterOf(permalink, tools)
  if (!here) return noActivity(permalink)
  const { rooms, scope } = here
  const customer = await rooms.run(openScope(), 'reads', (w) => customerAt(w, permalink, email))
  if (!customer) return `${email} is no customer of ${permalink}.`
  const found = await rooms.run(scope, 'reads', (w) => ofCustomer(w, customer.userId, 'it'))
  if (isRefusal(found)) return whyNot(found)
  return {
    rooms,
    scope,
    customer: { id: customer.userId, name: `${customer.name} ${customer.surname}` },
    packs: found.data,
    offers: found.offers,
  }
}

/** Why something was not done with a pack. */
export function whyNot({ refused, values = {} }: Refusal): string {
  if (refused === 'pack_used_up') return `All its ${values['places']} places are used.`
  if (refused === 'pack_expired') return `It expired: it counted until ${values['day']}.`
  return `It was refused: ${refused}.`
}
