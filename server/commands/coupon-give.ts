import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { definitions, give } from '../data/coupons/give.ts'
import { customerAt } from '../data/customers/rows.ts'
import { openScope } from '../work/scope.ts'
import { counterOf, noActivity } from './at-counter.ts'
import { command } from './command.ts'
import { Email, Permalink } from './fields.ts'

/** Gives a coupon of the bundle to one customer or to all, in steps: after a crash the same command gives it to the others. */
export const couponGive = command({
  name: 'coupon give',
  about: 'Gives a coupon of the bundle to one customer or to all; they are told at once.',
  places: [],
  flags: ['all'],
  input: z.object({
    activity: Permalink,
    coupon: z.string().trim().min(1).describe('its Italian title in the bundle'),
    to: Email.optional(),
    all: z.enum(['yes', 'no']).default('no').describe('to every customer who has none of it that counts still'),
  }),
  look: 'coupon give --activity <permalink> --coupon <title> --to <e-mail>',
  async run({ activity, coupon, to, all }, tools, say) {
    if ((to === undefined) === (all === 'no')) return ['Say to whom: either --to <e-mail> or --all.']
    const here = await counterOf(activity, tools)
    if (!here) return [noActivity(activity)]
    const { rooms, scope } = here
    const known = await rooms.run(scope, 'reads', definitions)
    if (isRefusal(known)) return [known.refused]
    const found = known.find(({ title }) => title === coupon)
    if (!found) {
      const titles = known.map(({ title }) => `  ${title}`)
      return [`${activity} has no coupon "${coupon}" to give${titles.length > 0 ? '; it has:' : '.'}`, ...titles]
    }
    const one = to === undefined ? undefined : await rooms.run(openScope(), 'reads', (w) => customerAt(w, activity, to))
    if (to !== undefined && !one) return [`${to} is no customer of ${activity}.`]
    let given = 0
    for (;;) {
      const some = await rooms.run(scope, 'writes', (w) => give(w, found, one?.userId))
      if (isRefusal(some)) return [`Given to ${given}, then refused: ${some.refused}.`]
      given += some.length
      if (some.length === 0 || one) break
    }
    if (one && given === 0) return [`${to} has one that counts still. Nothing was given.`]
    say(`"${found.title}" was given to ${one ? `${one.name} ${one.surname}` : `${given} ${given === 1 ? 'customer' : 'customers'}`}.`)
    return []
  },
})
