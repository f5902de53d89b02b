import * as z from 'zod'
import { moneyOf } from '#rules/money.ts'
import { activityAt } from '../data/activities/rows.ts'
import { wrongCards } from '../work/ledger-check.ts'
import { openScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'

/** Tells which cards are not what their movements and holds make them: none, as long as nobody writes in the database by hand. */
export const ledgerCheck = command({
  name: 'ledger check',
  about: 'Tells whether every card has what its movements add up to.',
  places: [],
  input: z.object({ activity: Permalink.optional().describe('only in this activity') }),
  look: 'ledger check',
  async run({ activity: permalink }, { db, clock, enqueue }, say) {
    const activity =
      permalink === undefined ? undefined : await works(db, clock, enqueue).run(openScope(), 'reads', (w) => activityAt(w, permalink))
    if (permalink !== undefined && !activity) return [`There is no activity with the permalink ${permalink}.`]
    const wrong = await wrongCards(db, activity?.id)
    if (wrong.length === 0) say('Every card has what its movements add up to.')
    return wrong.map(
      ({ code, activityId, balance, moved, held, set, points, earned }) =>
        `Card ${code} of ${activityId} has ${moneyOf(balance)} €, ${moneyOf(held)} € held and ${points / 10_000} points; ` +
        `its movements make ${moneyOf(moved)} €, ${moneyOf(set)} € and ${earned / 10_000} points.`,
    )
  },
})
