import * as z from 'zod/mini'
import { call, Id, Money, one, Points } from './wire.ts'

export const CODE_TYPES = ['EAN13', 'EAN8', 'CODE128', 'QR'] as const
export const CodeType = z.enum(CODE_TYPES)
export type CodeType = z.infer<typeof CodeType>

/**
 * `type` is one of the card kinds of SPEC 3; an unknown one is shown as "card". `balance`: what she can spend; `held`: what is set
 * aside besides, if anything is; `creditEnds`: the last day on which it counts, `YYYY-MM-DD`, once she was told of one, until the card moves.
 */
export const Card = z.object({
  id: Id,
  code: z.string(),
  codeType: z._default(CodeType, 'CODE128'),
  type: z._default(z.nullable(z.string()), null),
  balance: Money,
  held: z.optional(Money),
  creditEnds: z.optional(z.string()),
  pointBalance: Points,
})
export type Card = z.infer<typeof Card>

/** The simple form of her card: what is read at a till, and what is on it. */
export const SimpleCard = z.pick(Card, { code: true, codeType: true, balance: true, pointBalance: true })
export type SimpleCard = z.infer<typeof SimpleCard>

/** Spec §7, Card and Activities; fields in SEMANTICS 13. */
export const calls = {
  mine: call('GET /api/cards/me', z.object({ activityId: Id }), one(Card), { keep: true }),
  simple: call('GET /api/activities/{id}/usercardsimple', z.object({ id: Id }), one(SimpleCard), { keep: true }),
}
