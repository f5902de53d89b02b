import * as z from 'zod/mini'
import { ActivityCustomer, Configuration } from '#contract/activities.ts'
import { Card } from '#contract/card.ts'
import { ActivityLanguage } from '#contract/languages.ts'
import { SUBJECTS } from '#contract/notifications.ts'
import type { Kept, Kind, Snapshot } from './snapshot.ts'

/** What the first screens show is looked at when it is restored; the rest, which may be long, when it is read. */
const shapes: Partial<Record<Kind, z.ZodMiniType>> = {
  configuration: Configuration,
  card: z.nullable(Card),
  marks: z.array(z.object({ id: z.string(), isNative: z.boolean(), subject: z.optional(z.enum(SUBJECTS)) })),
  unread: z.number(),
  languages: z.array(ActivityLanguage),
  privacy: z.boolean(),
  told: z.nullable(z.string()),
  shape: z.object({ for: z.string(), path: z.string(), width: z.number(), height: z.number(), square: z.boolean() }),
}
const Memberships = z.array(ActivityCustomer)

/** The parts that came out of the storage and were not looked at yet. */
const unread = new WeakSet<object>()
const looks = new WeakMap<object, Kept<unknown> | undefined>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isKept = (value: unknown): value is Kept<unknown> =>
  isObject(value) &&
  'data' in value &&
  'at' in value &&
  typeof value.at === 'string' &&
  (value.at === '' || !Number.isNaN(Date.parse(value.at)))

function parsed<T>(kept: Kept<unknown>, shape: z.ZodMiniType<T>): Kept<T> | undefined {
  const { success, data } = shape.safeParse(kept.data)
  return success ? { data, at: kept.at } : undefined
}

/** A value from the device's storage and its date, if it is of the shape that its contract has. */
export const lookedAt = <T>(found: unknown, shape: z.ZodMiniType<T>): Kept<T> | undefined =>
  isKept(found) ? parsed(found, shape) : undefined

/** What was kept here once and is the keeper's now. */
const GONE = ['activity', 'flows', 'invite', 'notices', 'notifications', 'stores']

function restoredPart(kind: string, kept: unknown): Kept<unknown> | undefined {
  if (!isKept(kept) || GONE.includes(kind)) return undefined
  const shape = shapes[kind as Kind]
  if (shape) return parsed(kept, shape)
  unread.add(kept)
  return kept
}

function restoredParts(parts: unknown) {
  const found = Object.entries(isObject(parts) ? parts : {}).map(([kind, kept]) => [kind, restoredPart(kind, kept)] as const)
  return Object.fromEntries(found.filter(([, kept]) => kept))
}

/** What the device kept, as far as it is still of the shape that its contract has: another version, or a hand, may have written it. */
export function restored(kept: unknown): Snapshot {
  const { whose, mine, byActivity }: { whose?: unknown; mine?: unknown; byActivity?: unknown } = isObject(kept) ? kept : {}
  const memberships = isKept(mine) ? parsed(mine, Memberships) : undefined
  const activities = Object.entries(isObject(byActivity) ? byActivity : {})
  return {
    ...(typeof whose === 'string' && { whose }),
    ...(memberships && { mine: memberships }),
    byActivity: Object.fromEntries(activities.map(([id, parts]) => [id, restoredParts(parts)])),
  }
}

/** A kept part that was not looked at when it was restored: nothing where it is of another shape than its contract has. */
export function readKept<T>(kept: Kept<T> | undefined, shape: z.ZodMiniType<T>): Kept<T> | undefined {
  if (!kept || !unread.has(kept)) return kept
  if (!looks.has(kept)) looks.set(kept, parsed(kept, shape))
  return looks.get(kept) as Kept<T> | undefined
}
