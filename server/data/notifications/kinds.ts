import type { I18n } from '@lingui/core'
import type * as z from 'zod'
import type { Action, OrderStep, Subject } from '#contract/notifications.ts'
import { isStep } from '#rules/inbox.ts'
import type { News } from '../../work/outbox.ts'
import * as bookings from './kinds/bookings.ts'
import * as coupons from './kinds/coupons.ts'
import * as friends from './kinds/friends.ts'
import type { Entry, Kind, Words } from './kinds/kind.ts'
import * as movements from './kinds/movements.ts'
import * as orders from './kinds/orders.ts'
import * as packs from './kinds/packs.ts'
import * as scratchCards from './kinds/scratch-cards.ts'
import * as sendings from './kinds/sendings.ts'

/** Everything that somebody is told, by its kind. */
const kinds = { ...movements, ...sendings, ...orders, ...bookings, ...coupons, ...packs, ...scratchCards, ...friends }
type Kinds = typeof kinds
/** Its words stand in the row. */
const WRITTEN = 'written'

const kindOf = (name: string) => (Object.hasOwn(kinds, name) ? (kinds[name as keyof Kinds] as Kind<z.ZodType<object>>) : undefined)

/** What somebody is told, for `w.tell`: `await w.tell(customerId, news('movement', movement))`. Of the facts those are kept that its kind names. */
export function news<K extends keyof Kinds>(name: K, told: z.input<Kinds[K]['facts']>): News {
  const { facts: shape, about, path, push, letter, action, isRunning } = kinds[name] as Kind<z.ZodType<object>>
  const facts = shape.parse(told)
  const overtakes = isStep(action?.(facts) ?? null)
  return { kind: name, about: about(facts), facts, path: path(facts), push, letter, overtakes, status: isRunning ? 'R' : 'D' }
}

/** Is an entry of this kind told by mail too? */
export const letterOf = (kind: string): News['letter'] => kindOf(kind)?.letter

/** The order that an entry says is received; undefined if it says anything else. */
export const placedOrder = ({ kind, facts }: { kind: string; facts: object }): string | undefined =>
  kind === 'orderPlaced' ? (facts as { orderId: string }).orderId : undefined

type Matter = { subject: Subject; action: Action | null; step: OrderStep | null }

/** What an entry is about, what can be done about it, and what it tells of an order. */
export function matterOf({ kind, facts = {} }: { kind: string; facts?: object }): Matter {
  const found = kindOf(kind)
  return { subject: found?.subject ?? 'other', action: found?.action?.(facts) ?? null, step: found?.step?.(facts) ?? null }
}

/** The kinds that are about something; what is written by hand is about something else. */
export const kindsOf = (subject: Subject): string[] =>
  subject === 'other' ? [WRITTEN] : Object.entries(kinds).flatMap(([name, kind]) => (kind.subject === subject ? [name] : []))

/** What the letter of an entry says below its message, a paragraph each. */
export const belowIn = ({ kind, facts }: { kind: string; facts: object }): string[] => kindOf(kind)?.below?.(facts) ?? []

/** Title and message of an entry, as the reader of these words reads them. */
export function entryIn(words: I18n, { kind, facts, status, title, message }: Omit<Entry, 'activityId' | 'userId' | 'id'>): Words {
  const found = kindOf(kind)
  return found ? found.words(words, facts, status) : { title: title ?? '', message }
}
