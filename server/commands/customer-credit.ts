import * as z from 'zod'
import { FLOW_TYPES } from '#contract/flows.ts'
import { centsOf, moneyOf, tenThousandthsOf } from '#rules/money.ts'
import { isRefusal } from '#rules/refusal.ts'
import { credit } from '../data/flows/flows.ts'
import { activityAt } from '../data/activities/rows.ts'
import { customerAt } from '../data/customers/rows.ts'
import { openScope, toolScope } from '../work/scope.ts'
import { works } from '../work/works.ts'
import { command } from './command.ts'
import { Email, Permalink } from './fields.ts'

const size = (pattern: RegExp, wrong: string) =>
  z
    .string()
    .regex(pattern, wrong)
    .transform((text) => text.replace(',', '.'))
const Amount = size(
  /^\d{1,6}([.,]\d{1,2})?$/,
  'an amount is a number of euros without a sign, such as 12.50; the type says whether it adds',
)
const Count = size(/^\d{1,6}([.,]\d{1,4})?$/, 'points are a number without a sign, such as 120; the type says whether they add')

/** Records a movement on a customer's card. SEMANTICS 4, 11. */
export const customerCredit = command({
  name: 'customer credit',
  about: "Records a movement on a customer's card; she sees it at once.",
  places: [],
  input: z.object({
    activity: Permalink,
    email: Email,
    amount: Amount.optional().describe('euros, such as 12.50'),
    points: Count.optional().describe('points, such as 120'),
    type: z
      .enum(FLOW_TYPES, `the type is one of ${FLOW_TYPES.join(', ')}`)
      .default('AM')
      .describe(
        'adds: AA purchase, AM by hand, W welcome, B bonus, IS scratch card; takes: C credit used, P points used, SM by hand; without it AM',
      ),
    reason: z
      .string()
      .trim()
      .min(1, 'the customer reads the reason; it is not empty')
      .max(200, 'at most 200 characters')
      .describe('what the customer reads'),
  }),
  look: 'customer find --activity <permalink> --email <e-mail>',
  async run({ activity: permalink, email, amount = '0', points = '0', type, reason }, { db, clock, enqueue }, say) {
    const movement = { type, reason, cents: centsOf(amount), points: tenThousandthsOf(points) }
    if (movement.cents === 0 && movement.points === 0) return ['Nothing to record: give --amount, --points or both, above zero.']
    const rooms = works(db, clock, enqueue)
    const { activity, found } = await rooms.run(openScope(), 'reads', async (w) => ({
      activity: await activityAt(w, permalink),
      found: await customerAt(w, permalink, email),
    }))
    if (!activity) return [`There is no activity with the permalink ${permalink}.`]
    if (!found) return [`${email} is no customer of ${permalink}.`]
    const hers = toolScope({ activityId: activity.id, customerId: found.userId })
    const done = await rooms.run(hers, 'writes', (w) => credit(w, movement))
    if (isRefusal(done)) {
      return done.refused === 'balance_below_zero'
        ? [`This would bring the card below zero: it has ${balances(found)}. Nothing was recorded.`]
        : [`${email} has no card in ${permalink}.`]
    }
    say(`Recorded for ${found.name} ${found.surname}: the card has ${balances(done)} now.`)
    return []
  },
})

/** `24.50 € and 1280 points` */
export const balances = ({ balance, pointBalance }: { balance: number; pointBalance: number }): string =>
  `${moneyOf(balance)} € and ${pointBalance / 10_000} points`
