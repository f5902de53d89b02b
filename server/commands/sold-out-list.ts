import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { variantWords } from '#rules/sizes.ts'
import { goods } from '../data/sold-out/sold-out.ts'
import { counterOf, noActivity } from './at-counter.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

const SAID = { today: 'for today', until_changed: 'until you say otherwise' }

/** Lists what staff say is sold out, whatever is counted. LOOK "counter-1". */
export const soldOutList = command({
  name: 'sold-out list',
  about: 'Lists what staff say is sold out, and until when.',
  places: [],
  input: z.object({ activity: Permalink }),
  look: 'sold-out list --activity <permalink>',
  async run({ activity }, tools, say) {
    const counter = await counterOf(activity, tools)
    if (!counter) return [noActivity(activity)]
    const found = await counter.rooms.run(counter.scope, 'reads', (w) => goods(w, '', 'en'))
    if (isRefusal(found)) return [`What ${activity} sells cannot be read.`]
    if (found.marked === 0) say(`Nothing of ${activity} is said to be sold out.`)
    const shown = found.data.slice(0, found.marked)
    for (const { name, sizes } of shown)
      for (const size of sizes) if (size.soldOut) say(`${[name, ...variantWords(size)].join(', ')}  ${SAID[size.soldOut]}`)
    if (found.marked > shown.length) say(`and ${found.marked - shown.length} goods more.`)
    return []
  },
})
