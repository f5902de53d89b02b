import * as z from 'zod'
import type { Reason } from '#contract/reasons.ts'
import { euros } from '#rules/money.ts'
import { reasonIn } from '../../reasons.ts'
import { lastDayIn } from './day.ts'
import { kind } from './kind.ts'

const received = /*i18n*/ { id: 'feed.received', message: 'Hai ricevuto {what}' }
const taken = /*i18n*/ { id: 'feed.taken', message: 'Dalla carta sono stati tolti {what}' }
const somePoints = /*i18n*/ { id: 'feed.points', message: '{points, plural, one {# punto} other {# punti}}' }
const both = /*i18n*/ { id: 'feed.both', message: '{credit} e {points}' }

/** A movement of her card that she did not make herself: its size without a sign, and why. Cents and ten-thousandths of a point. */
export const movement = kind({
  facts: z.object({
    id: z.string(),
    value: z.number(),
    pointValue: z.number(),
    description: z.string().nullable(),
    reason: z.custom<Reason>().nullable(),
  }),
  about: ({ id }) => id,
  path: () => '/flows',
  subject: 'card',
  action: () => 'balance',
  words: (words, { value, pointValue, ...why }) => {
    const points = Math.trunc(Math.abs(pointValue) / 10_000)
    const sizes = { credit: euros(Math.abs(value)), points: words._({ ...somePoints, values: { points } }) }
    const what = value === 0 ? sizes.points : pointValue === 0 ? sizes.credit : words._({ ...both, values: sizes })
    return { title: words._({ ...(value + pointValue < 0 ? taken : received), values: { what } }), message: reasonIn(words, why) }
  },
  push: true,
  letter: 'wanted',
})

const ends = /*i18n*/ { id: 'feed.credit_ends', message: 'Hai {money} di credito che scade' }
const endsMore = /*i18n*/ { id: 'feed.credit_ends.more', message: 'Vale fino a {day}. Basta un movimento sulla carta e dura ancora.' }

/** Her credit ends on a day, unless her card moves before. `money` in cents. */
export const creditEnds = kind({
  facts: z.object({ cardId: z.string(), money: z.number(), day: z.string() }),
  about: ({ cardId, day }) => `${cardId} ${day}`,
  path: () => '/card',
  subject: 'card',
  action: () => 'balance',
  words: (words, { money, day }) => ({
    title: words._({ ...ends, values: { money: euros(money) } }),
    message: words._({ ...endsMore, values: { day: lastDayIn(words, day) } }),
  }),
  push: true,
  letter: 'always',
})
