import * as z from 'zod'
import { sameAddress } from '#rules/email.ts'
import { moneyOf } from '#rules/money.ts'
import { isRefusal } from '#rules/refusal.ts'
import { type Customer, customerAt, customersByCode } from '../data/customers/rows.ts'
import { lastMovement } from '../data/flows/flows.ts'
import { reasonIn } from '../data/reasons.ts'
import { wordsIn } from '../words.ts'
import { openScope, toolScope } from '../work/scope.ts'
import { type Works, works } from '../work/works.ts'
import { command } from './command.ts'
import { balances } from './customer-credit.ts'
import { Email, Permalink } from './fields.ts'

/** Tells whose card carries a code. SEMANTICS 11. */
export const customerFind = command({
  name: 'customer find',
  about: 'Tells whose card carries a code, with its balances and last movement.',
  places: ['code'],
  input: z.object({
    code: z.string().min(1).optional().describe('the code below the bars'),
    activity: Permalink.optional().describe('only in this activity'),
    email: Email.optional().describe('with --activity instead of a code: the customer with this address'),
  }),
  look: 'customer find <code>',
  async run({ code, activity, email }, { db, clock, enqueue }, say) {
    const rooms = works(db, clock, enqueue)
    if (!code && !(activity && email)) return ['Give the code of a card, or --activity and --email.']
    const found = (code ? await byCode(rooms, code.trim()) : await byEmail(rooms, activity ?? '', email ?? '')).filter(
      (one) => (!activity || one.permalink === activity) && (!email || sameAddress(one.email, email)),
    )
    for (const one of found) for (const line of await described(rooms, one)) say(line)
    return found.length > 0 ? [] : [code ? `No card carries the code ${code}.` : `${email} is no customer of ${activity}.`]
  },
})

const byCode = (rooms: Works, code: string) => rooms.run(openScope(), 'reads', (w) => customersByCode(w, code))

async function byEmail(rooms: Works, permalink: string, email: string): Promise<Customer[]> {
  const found = await rooms.run(openScope(), 'reads', (w) => customerAt(w, permalink, email))
  return found ? [found] : []
}

async function described(rooms: Works, one: Customer): Promise<string[]> {
  const found = await rooms.run(toolScope({ activityId: one.activityId, customerId: one.userId }), 'reads', lastMovement)
  const last = isRefusal(found) ? undefined : found
  const when = last?.created.toISOString().slice(0, 16).replace('T', ' ')
  const movement = last
    ? `${when} UTC, ${last.type} ${moneyOf(last.value)} € and ${last.pointValue / 10_000} points: ${reasonIn(await wordsIn('en'), last) ?? ''}`
    : 'none yet'
  return [
    `${one.name} ${one.surname} <${one.email}>, ${one.permalink}`,
    `  card: ${one.code} (${one.codeType}), ${balances(one)}`,
    `  last movement: ${movement}`,
  ]
}
