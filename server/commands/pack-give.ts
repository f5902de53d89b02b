import * as z from 'zod'
import { moneyOf } from '#rules/money.ts'
import { isRefusal } from '#rules/refusal.ts'
import { sell } from '../data/counter-packs/counter-packs.ts'
import { command } from './command.ts'
import { Email, Permalink } from './fields.ts'
import { packsOf, whyNot } from './pack-fields.ts'

/** Gives a pack of the bundle to a customer, or writes down that she bought it. SEMANTICS 14. */
export const packGive = command({
  name: 'pack give',
  about: 'Gives a pack of the bundle to a customer; with --paid it was sold. She is told at once.',
  places: [],
  input: z.object({
    activity: Permalink,
    pack: z.string().trim().min(1).describe('its Italian name in the bundle'),
    to: Email,
    paid: z
      .string()
      .regex(/^\d{1,7}([.,]\d{1,2})?$/, 'this is not an amount such as 144.00')
      .transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
      .optional()
      .describe('what she paid for it in euros; the money is not moved'),
  }),
  look: 'pack list --activity <permalink> --to <e-mail>',
  async run({ activity, pack, to, paid }, tools, say) {
    const found = await packsOf(activity, to, tools)
    if (typeof found === 'string') return [found]
    const { rooms, scope, customer, offers } = found
    const offer = offers.find(({ title }) => title === pack)
    if (!offer) {
      const titles = offers.map(({ title }) => `  ${title}`)
      return [`${activity} has no pack "${pack}" to give${titles.length > 0 ? '; it has:' : '.'}`, ...titles]
    }
    const sale = { customerId: customer.id, packId: offer.id, paid: paid === undefined ? null : moneyOf(paid) }
    const done = await rooms.run(scope, 'writes', (w) => sell(w, sale, 'it'))
    if (isRefusal(done)) return [`${whyNot(done)} Nothing was changed.`]
    const how = paid === undefined ? 'given to' : `sold for ${moneyOf(paid)} EUR to`
    say(`"${offer.title}" was ${how} ${customer.name}: ${done.data.places} places until ${done.data.expires}.`)
    return []
  },
})
