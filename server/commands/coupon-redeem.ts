import * as z from 'zod'
import { isRefusal, type Refusal } from '#rules/refusal.ts'
import { byCode, redeem } from '../data/counter-coupons/counter-coupons.ts'
import { counterOf, noActivity } from './at-counter.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

/** Redeems the coupon with a code, once. SEMANTICS 14. */
export const couponRedeem = command({
  name: 'coupon redeem',
  about: 'Redeems the coupon that carries a code, once; the customer is told at once.',
  places: ['code'],
  input: z.object({ code: z.string().trim().min(1).max(40).describe('the code she shows, such as C7K492'), activity: Permalink }),
  look: 'coupon redeem <code> --activity <permalink>',
  async run({ code, activity }, tools, say) {
    const here = await counterOf(activity, tools)
    if (!here) return [noActivity(activity)]
    const { rooms, scope } = here
    const found = await rooms.run(scope, 'reads', (w) => byCode(w, code, 'it'))
    if (isRefusal(found)) return [`No coupon of ${activity} carries the code ${code}.`]
    const done = await rooms.run(scope, 'writes', (w) => redeem(w, found.data.id, 'it'))
    if (isRefusal(done)) return [`${whyNot(done)} Nothing was changed.`]
    const { title, customer } = done.data
    say(`Redeemed: "${title}" of ${customer.name}.`)
    return []
  },
})

function whyNot({ refused, values = {} }: Refusal): string {
  if (refused === 'coupon_used') return `It was used on ${values['day']} at ${values['time']}.`
  if (refused === 'coupon_expired') return `It expired: it counted until ${values['day']}.`
  return `It cannot be redeemed: ${refused}.`
}
