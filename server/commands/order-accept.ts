import * as z from 'zod'
import { MOST_MINUTES, readyIn } from '#rules/order-ready.ts'
import { command } from './command.ts'
import { Permalink } from './fields.ts'
import { orderDeed } from './order-deed.ts'
import { OrderNumber } from './order-words.ts'

/** Accepts an order that was placed, and promises when it is ready. SEMANTICS 14. */
export const orderAccept = command({
  name: 'order accept',
  about: 'Accepts an order that was placed; the customer is told at once, with --minutes also when it is ready.',
  places: ['number'],
  input: z.object({
    number: OrderNumber,
    activity: Permalink,
    minutes: z
      .string()
      .regex(/^\d{1,5}$/, 'a whole number of minutes is expected, such as 20')
      .transform(Number)
      .refine((minutes) => minutes <= MOST_MINUTES, `at most ${MOST_MINUTES} minutes, which is a week`)
      .optional()
      .describe('in how many minutes it is ready, such as 20; without it nothing is promised'),
  }),
  look: 'order show <number> --activity <permalink>',
  run: ({ minutes, ...place }, tools, say) => {
    const readyBy = minutes === undefined ? undefined : new Date(readyIn(minutes, tools.clock().getTime())).toISOString()
    return orderDeed(place, tools, { say, step: 'accept', readyBy })
  },
})
