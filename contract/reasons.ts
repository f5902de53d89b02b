import * as z from 'zod/mini'
import { filledLine } from './wire.ts'

/**
 * Why a movement was made, where nobody typed it: a code, and what its sentence needs, so that each reader has it in her own
 * language. `day` is one of the activity's wall, `store` the name of where it was.
 */
export type Reason =
  | { code: 'welcome'; activity: string }
  | { code: 'invited' | 'inviter' | 'birthday' | 'scratched' }
  | { code: 'lunch' | 'dinner'; day: string; table: number; store?: string }
  | { code: 'takeaway'; day: string; people?: number; store?: string }
  | { code: 'spent' | 'lunch_spent' | 'dinner_spent'; day: string; store?: string }
  | { code: 'order_spent'; day: string }
  | { code: 'order_earned' | 'order_back' | 'order_taken_back'; number: number }
  | { code: 'till_earned'; cents: number }
  | { code: 'till_points'; day: string }
  | { code: 'till_undone' | 'credit_ended' }

/** Why staff decline a booking, of reasons that stand ready; and why they cancel an order. */
export const TO_DECLINE = ['full', 'away', 'kitchen_closes', 'operator_away'] as const
export const TO_CANCEL = ['asked'] as const
export type ToDecline = (typeof TO_DECLINE)[number]
export type ToCancel = (typeof TO_CANCEL)[number]

/** Why staff did something: a reason that stands ready, by its code, so that each reader has it in her own language; or what they typed. */
export type Given<C extends string> = { code: C } | string
/** It on the wire. What an app of before chose among those that stood ready comes as text, too. */
export const given = <const C extends string>(ready: readonly C[]) => z.union([filledLine(200), z.object({ code: z.enum(ready) })])
