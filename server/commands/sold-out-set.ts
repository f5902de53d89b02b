import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { variantsAt } from '../data/shop/stock.ts'
import { mark } from '../data/sold-out/sold-out.ts'
import { counterOf, noActivity } from './at-counter.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

const HOW = { today: 'today', changed: 'until_changed' } as const
const SAID = { today: 'sold out for today', changed: 'sold out until you say otherwise' }

/** Says that there is none of something, or that there is again; what is counted stays as it is. LOOK "counter-1". */
export const soldOutSet = command({
  name: 'sold-out set',
  about: 'Says that something of the shop is sold out, or with --off that it is there again; customers see it at once.',
  places: ['code'],
  flags: ['off'],
  input: z.object({
    code: z
      .string()
      .trim()
      .min(1)
      .describe('the codes of good, colour and size, such as cappotto/cammello/42; of a good or colour all of it'),
    activity: Permalink,
    until: z.enum(['today', 'changed']).optional().describe('today, which is meant without it, or changed: until you say otherwise'),
    off: z.enum(['yes', 'no']).default('no').describe('it is there again'),
  }),
  look: 'sold-out list --activity <permalink>',
  async run({ code, activity, until, off }, tools, say) {
    if (until !== undefined && off === 'yes') return ['Say either --until or --off.']
    const counter = await counterOf(activity, tools)
    if (!counter) return [noActivity(activity)]
    const how = until ?? 'today'
    const soldOut = off === 'yes' ? null : HOW[how]
    const done = await counter.rooms.run(counter.scope, 'writes', async (w) => {
      const found = await variantsAt(w, code)
      const [first] = found
      if (!first) return undefined
      const marks = found.map(({ id }) => ({ id, soldOut }))
      return mark(w, first.itemId, marks, 'en')
    })
    if (!done) return [`${activity} sells nothing with the code ${code}.`]
    if (isRefusal(done)) return [`${code} changed meanwhile. Nothing was changed.`]
    say(`${code} (${done.data.name}) is ${soldOut ? SAID[how] : 'there again'}.`)
    return []
  },
})
