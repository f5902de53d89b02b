import * as z from 'zod'
import { sameAddress } from '#rules/email.ts'
import { moneyOf } from '#rules/money.ts'
import type { Db } from '../db/connect.ts'
import { activityAt } from '../db/enrol.ts'
import { reasonIn } from '../data/reasons.ts'
import { wordsIn } from '../words.ts'
import { command } from './command.ts'
import { type Customer, customer, customersByCode, lastMovement } from './customer.ts'
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
  async run({ code, activity, email }, { db }, say) {
    if (!code && !(activity && email)) return ['Give the code of a card, or --activity and --email.']
    const found = (code ? await customersByCode(db, code.trim()) : await byEmail(db, activity ?? '', email ?? '')).filter(
      (one) => (!activity || one.permalink === activity) && (!email || sameAddress(one.email, email)),
    )
    for (const one of found) for (const line of await described(db, one)) say(line)
    return found.length > 0 ? [] : [code ? `No card carries the code ${code}.` : `${email} is no customer of ${activity}.`]
  },
})

async function byEmail(db: Db, permalink: string, email: string): Promise<Customer[]> {
  const activity = await activityAt(db, permalink)
  const found = activity && (await customer(db, activity.id, email))
  return found ? [found] : []
}

async function described(db: Db, one: Customer): Promise<string[]> {
  const last = await lastMovement(db, one)
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
