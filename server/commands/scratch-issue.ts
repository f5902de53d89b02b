import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { customerAt } from '../data/customers/rows.ts'
import { definitions, issue, issueToAll } from '../data/scratch-cards/issue.ts'
import { openScope } from '../work/scope.ts'
import { counterOf, noActivity } from './at-counter.ts'
import { command } from './command.ts'
import { Email, Permalink } from './fields.ts'

/** Issues a scratch card of the bundle to one customer or to all, in steps: after a crash the same command issues it to the others. SEMANTICS 9. */
export const scratchIssue = command({
  name: 'scratch issue',
  about: 'Issues a scratch card of the bundle to one customer or to all; what it wins is drawn at once and told to nobody.',
  places: [],
  flags: ['all'],
  input: z.object({
    activity: Permalink,
    card: z.string().trim().min(1).describe('its Italian name in the bundle'),
    email: Email.optional(),
    all: z.enum(['yes', 'no']).default('no').describe('to every customer who has none of it to scratch'),
  }),
  look: 'scratch status --activity <permalink>',
  async run({ activity, card, email, all }, tools, say) {
    if ((email === undefined) === (all === 'no')) return ['Say to whom: either --email <e-mail> or --all.']
    const here = await counterOf(activity, tools)
    if (!here) return [noActivity(activity)]
    const { rooms, scope } = here
    const known = await rooms.run(scope, 'reads', definitions)
    if (isRefusal(known)) return [known.refused]
    const found = known.find(({ name }) => name === card)
    if (!found) {
      const names = known.map(({ name }) => `  ${name}`)
      return [`${activity} has no scratch card "${card}" to give${names.length > 0 ? '; it has:' : '.'}`, ...names]
    }
    const one = email === undefined ? undefined : await rooms.run(openScope(), 'reads', (w) => customerAt(w, activity, email))
    if (email !== undefined && !one) return [`${email} is no customer of ${activity}.`]
    let issued = 0
    for (;;) {
      const some = await rooms.run(scope, 'writes', async (w) =>
        one ? (await issue(w, found, [one.userId])).length : issueToAll(w, found),
      )
      if (isRefusal(some)) return [`Issued to ${issued}, then refused: ${some.refused}.`]
      issued += some
      if (some === 0 || one) break
    }
    if (one && issued === 0) return ['No prize of it is left. Nothing was issued.']
    say(`"${found.name}" was issued to ${one ? `${one.name} ${one.surname}` : `${issued} ${issued === 1 ? 'customer' : 'customers'}`}.`)
    return []
  },
})
