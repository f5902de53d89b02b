import * as z from 'zod'
import { euros } from '#rules/money.ts'
import { isRefusal } from '#rules/refusal.ts'
import { type Standing, status } from '../data/scratch-cards/status.ts'
import { counterOf, noActivity } from './at-counter.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

const ISSUED_AT: Record<Standing['issue'], string> = {
  hand: 'given by hand',
  welcome: 'given to who joins',
  purchase: 'given with an order that is done',
}

/** What became of each scratch card, and what is left of its prizes. */
export const scratchStatus = command({
  name: 'scratch status',
  about: 'Says of each scratch card how many were issued, scratched and won, and what is left of its prizes.',
  places: [],
  input: z.object({ activity: Permalink }),
  look: 'scratch status --activity <permalink>',
  async run({ activity }, tools, say) {
    const here = await counterOf(activity, tools)
    if (!here) return [noActivity(activity)]
    const cards = await here.rooms.run(here.scope, 'reads', status)
    if (isRefusal(cards)) return [cards.refused]
    if (cards.length === 0) say(`${activity} has no scratch cards.`)
    for (const card of cards) for (const line of linesOf(card)) say(line)
    return []
  },
})

function linesOf({ name, winning, issue, prizes, ...became }: Standing): string[] {
  const { issued, unscratched, lost, credited, toCollect, collected, expired, deleted } = became
  const scratched = lost + credited + toCollect + collected
  return [
    `"${name}", ${winning} % win, ${ISSUED_AT[issue]}`,
    `  issued ${issued}: ${unscratched} to scratch, ${scratched} scratched, ${expired} expired, ${deleted} deleted`,
    `  scratched ${scratched}: ${lost} lost, ${credited} credited, ${toCollect} to collect, ${collected} collected`,
    ...prizes.map(
      ({ title, credit, quantity, left }) =>
        `  prize "${title}"${credit === null ? '' : `, ${euros(credit)} of credit`}: ${left} of ${quantity} left`,
    ),
  ]
}
