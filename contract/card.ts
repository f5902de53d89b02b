import * as z from 'zod/mini'
import { call, Id, Money, one, Points } from './wire.ts'

export const CODE_TYPES = ['EAN13', 'EAN8', 'CODE128', 'QR'] as const
export const CodeType = z.enum(CODE_TYPES)
export type CodeType = z.infer<typeof CodeType>

/** `type` is one of the card kinds of SPEC 3; an unknown one is shown as "card". `balance`: what she can spend; `held`: what is set aside besides, if anything is. */
export const Card = z.object({
  id: Id,
  code: z.string(),
  codeType: z._default(CodeType, 'CODE128'),
  type: z._default(z.nullable(z.string()), null),
  balance: Money,
  held: z.optional(Money),
  pointBalance: Points,
})
export type Card = z.infer<typeof Card>

/** Spec §7, Card; fields in SEMANTICS 13. */
export const calls = {
  mine: call('GET /api/cards/me', z.object({ activityId: Id }), one(Card), { keep: true }),
}
