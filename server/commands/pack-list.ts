import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { leftOf } from '#rules/packs.ts'
import { definitions } from '../data/packs/give.ts'
import { moneyOf } from '#rules/money.ts'
import { counterOf, noActivity } from './at-counter.ts'
import { command } from './command.ts'
import { Email, Permalink } from './fields.ts'
import { packsOf } from './pack-fields.ts'

/** Lists a customer's packs as the counter shows them, or what can be given. SEMANTICS 14. */
export const packList = command({
  name: 'pack list',
  about: "Lists a customer's packs, with what is left of each; without a customer those of the bundle.",
  places: [],
  input: z.object({ activity: Permalink, to: Email.optional() }),
  look: 'pack list --activity <permalink>',
  async run({ activity, to }, tools, say) {
    if (to !== undefined) {
      const found = await packsOf(activity, to, tools)
      if (typeof found === 'string') return [found]
      if (found.packs.length === 0) say(`${found.customer.name} has no packs.`)
      for (const { pack, places, expires, standing, id, ...counts } of found.packs)
        say([pack.title, `${leftOf({ places, ...counts })} of ${places} left`, `until ${expires}`, standing, id].join('  '))
      return []
    }
    const here = await counterOf(activity, tools)
    if (!here) return [noActivity(activity)]
    const known = await here.rooms.run(here.scope, 'reads', definitions)
    if (isRefusal(known)) return [known.refused]
    if (known.length === 0) say(`The bundle of ${activity} has no packs.`)
    for (const { title, places, price, validDays } of known)
      say([title, `${places} places`, `${moneyOf(price)} EUR`, `${validDays} days`].join('  '))
    return []
  },
})
