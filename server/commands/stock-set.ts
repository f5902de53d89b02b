import * as z from 'zod'
import { isRefusal } from '#rules/refusal.ts'
import { activityAt } from '../data/activities/rows.ts'
import { setStock, type Variant, variantsAt } from '../data/shop/stock.ts'
import { openScope, toolScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

const MOST = 1_000_000
const SHOWN = 20

/** Says how many there are of a variant, whatever the bundle said. */
export const stockSet = command({
  name: 'stock set',
  about: 'Says how many there are of a variant of the shop; customers see it at once.',
  places: [],
  input: z.object({
    activity: Permalink,
    code: z
      .string()
      .trim()
      .min(1)
      .describe('the codes of good, colour and size, such as cappotto/cammello/42; the good alone where it has one variant'),
    to: z
      .string()
      .regex(/^\d{1,7}$/, 'a whole number from 0 is expected')
      .transform(Number)
      .refine((count) => count <= MOST, `at most ${MOST} are expected`)
      .describe('how many there are now'),
  }),
  look: 'stock set --activity <permalink> --code <good>',
  async run({ activity: permalink, code, to }, { db, clock, enqueue }, say) {
    const rooms = works(db, clock, enqueue)
    const activity = await rooms.run(openScope(), 'reads', (w) => activityAt(w, permalink))
    if (!activity) return [`There is no activity with the permalink ${permalink}.`]
    return await rooms
      .run(toolScope({ activityId: activity.id }), 'writes', async (w) => {
        const found = await variantsAt(w, code)
        const [variant] = found
        if (!variant) return [`${permalink} sells nothing with the code ${code}.`]
        if (found.length > 1)
          return [`${code} has ${found.length} variants; give the code of one of them:`, ...found.slice(0, SHOWN).map(line)]
        const changed = await setStock(w, variant, to)
        if (!changed) return [`${variant.reserved} of ${variant.path} wait for their payment: there cannot be fewer. Nothing was changed.`]
        say(`${variant.path}: ${variant.onHand} before, ${to} now.`)
        return []
      })
      .then((done) => (isRefusal(done) ? [done.refused] : done))
  },
})

const line = ({ path, onHand }: Variant) => `  ${path} (${onHand})`
