import * as z from 'zod'
import { leftOf } from '#rules/packs.ts'
import { isRefusal } from '#rules/refusal.ts'
import { take } from '../data/counter-packs/counter-packs.ts'
import { command } from './command.ts'
import { Email, Permalink } from './fields.ts'
import { packsOf, whyNot } from './pack-fields.ts'

/** Uses a place of a customer's pack: of several of that name the one that ends first. SEMANTICS 14. */
export const packUse = command({
  name: 'pack use',
  about: "Uses a place of a customer's pack; she is told at once.",
  places: [],
  input: z.object({ activity: Permalink, pack: z.string().trim().min(1).describe('its Italian name'), to: Email }),
  look: 'pack list --activity <permalink> --to <e-mail>',
  async run({ activity, pack, to }, tools, say) {
    const found = await packsOf(activity, to, tools)
    if (typeof found === 'string') return [found]
    const { rooms, scope, customer, packs } = found
    const hers = packs.find(({ pack: { title } }) => title === pack)
    if (!hers) return [`${customer.name} has no pack "${pack}".`]
    const done = await rooms.run(scope, 'writes', (w) => take(w, { id: hers.id }, 'it'))
    if (isRefusal(done)) return [`${whyNot(done)} Nothing was changed.`]
    say(`Used: "${pack}" of ${customer.name}, ${leftOf(done.data)} of ${done.data.places} left.`)
    return []
  },
})
