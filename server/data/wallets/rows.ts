import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm'
import { activities } from '../../db/schema/activities.ts'
import { users } from '../../db/schema/auth.ts'
import { cards } from '../../db/schema/cards.ts'
import { type WalletKind, walletDevices, walletPasses, walletSettings } from '../../db/schema/wallets.ts'
import { type Ground, groundOf, handleOf } from '../../work/handle.ts'
import type { OpenReads, OpenWork } from '../../work/open.ts'
import { agePasses } from '../../work/passes.ts'
import type { AnyScope } from '../../work/scope.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads, Work } from '../../work/work.ts'

export type PassRow = Row<typeof walletPasses>
type Settings = Row<typeof walletSettings>

/** How long a link to a pass lasts, and how long after its first use: one browser may ask twice for what it downloads. */
const TICKET_MS = 120_000
const TICKET_AGAIN_MS = 20_000
/** Nobody else takes a pass for so long: who does is at it, or has ended. */
const TAKEN_MS = 60_000
const LONGEST_WAIT_MS = 6 * 3_600_000
const FIRST_WAIT_MS = 15_000
/** How long a phone finds a pass that is revoked, to learn that it is. docs/decisions/wallet-passes.md */
const REVOKED_MS = 7 * 86_400_000

const at = (now: Date, ms: number) => new Date(now.getTime() + ms)

/** By what the activity makes passes of this kind; undefined if it has not set it up. */
export const settingsOf = async (w: Reads, kind: WalletKind): Promise<Settings | undefined> =>
  (await w.all(walletSettings).list({ where: eq(walletSettings.kind, kind) }))[0]

/** Sets that up. Every pass of the kind is made anew with it, also those that waited for it. */
export async function setUp(w: Work, fields: Pick<Settings, 'kind' | 'name' | 'sealed' | 'expires'>): Promise<void> {
  const { tx, now, activityId } = handleOf(w)
  const row = { ...fields, activityId, changed: now() }
  await tx
    .insert(walletSettings)
    .values(row)
    .onConflictDoUpdate({ target: [walletSettings.activityId, walletSettings.kind], set: row })
  const ofKind = and(eq(walletPasses.activityId, activityId), eq(walletPasses.kind, fields.kind))
  await tx
    .update(walletPasses)
    .set({ waits: soon(now()), tries: 0 })
    .where(ofKind)
  await ageAll(groundOf(w), activityId, fields.kind)
}

/** Not later than what somebody may still be doing with it takes. */
const soon = (now: Date) =>
  sql`case when ${walletPasses.waits} is not null then least(${walletPasses.waits}, ${at(now, TAKEN_MS).toISOString()}::timestamptz) end`

/** Takes it away. @returns whether there was any */
export async function takeDown(w: Work, kind: WalletKind): Promise<boolean> {
  const { tx, activityId } = handleOf(w)
  const its = and(eq(walletSettings.activityId, activityId), eq(walletSettings.kind, kind))
  return (await tx.delete(walletSettings).where(its).returning({ kind: walletSettings.kind })).length > 0
}

/** Which wallets the activity has set up, with how many cards are in each and how many of those are old. For the operator. */
export async function standing(w: Reads) {
  const { tx, activityId } = handleOf(w)
  const ofKind = and(eq(walletPasses.activityId, walletSettings.activityId), eq(walletPasses.kind, walletSettings.kind))
  return tx
    .select({
      kind: walletSettings.kind,
      name: walletSettings.name,
      expires: walletSettings.expires,
      passes: sql<number>`count(${walletPasses.id})::int`,
      waiting: sql<number>`count(*) filter (where ${walletPasses.wanted} > ${walletPasses.shown})::int`,
    })
    .from(walletSettings)
    .leftJoin(walletPasses, and(ofKind, isNull(walletPasses.revoked)))
    .where(eq(walletSettings.activityId, activityId))
    .groupBy(walletSettings.activityId, walletSettings.kind)
    .orderBy(walletSettings.kind)
}

/** Makes all passes of an activity old, or those of one kind: its looks have changed. */
export const ageAll = ({ tx, enqueue }: Pick<Ground, 'tx' | 'enqueue'>, activityId: string, kind?: WalletKind): Promise<void> =>
  agePasses(tx, enqueue, eq(walletPasses.activityId, activityId), kind && eq(walletPasses.kind, kind))

/** Is something of this on the passes of whose account it is? */
export const showsOnPasses = (account: Partial<Record<'name' | 'surname' | 'language', string>>): boolean =>
  [account.name, account.surname, account.language].some((field) => field !== undefined)

/** Makes a person's passes old wherever she has some: her name has changed. */
export async function ageHers(w: { scope: AnyScope }, userId: string): Promise<void> {
  const { tx, enqueue } = groundOf(w)
  await agePasses(tx, enqueue, eq(walletPasses.userId, userId))
}

/** Her pass of this kind, which is made where she has none: rivals get the same one. */
export async function passOf(w: Work, kind: WalletKind): Promise<PassRow> {
  const { tx, now, activityId, customerId: userId } = handleOf(w)
  const made = { activityId, id: randomUUID(), userId, kind, created: now(), updated: now() }
  const [pass] = await tx
    .insert(walletPasses)
    .values(made)
    .onConflictDoUpdate({ target: [walletPasses.activityId, walletPasses.userId, walletPasses.kind], set: { userId } })
    .returning()
  if (!pass) throw new Error('an upsert answered nothing')
  return pass
}

/** Has a link lead to her pass for a while; the one before leads nowhere any more. */
export async function giveTicket(w: Work, id: string, hashed: string): Promise<void> {
  const { tx, now, activityId } = handleOf(w)
  const fields = { ticket: hashed, ticketEnds: at(now(), TICKET_MS) }
  await tx
    .update(walletPasses)
    .set(fields)
    .where(and(eq(walletPasses.activityId, activityId), eq(walletPasses.id, id)))
}

/** The pass that a link leads to, if it does: its first use ends it, but for a moment. */
export async function useTicket(w: Work, hashed: string): Promise<PassRow | undefined> {
  const { tx, now, activityId } = handleOf(w)
  const [pass] = await tx
    .update(walletPasses)
    .set({ ticketEnds: sql`least(${walletPasses.ticketEnds}, ${at(now(), TICKET_AGAIN_MS).toISOString()}::timestamptz)` })
    .where(
      and(
        eq(walletPasses.activityId, activityId),
        eq(walletPasses.ticket, hashed),
        gt(walletPasses.ticketEnds, now()),
        isNull(walletPasses.revoked),
      ),
    )
    .returning()
  return pass
}

/** A pass with whatever it shows: of whom, in whose colours, over which card. */
export async function passWithCard(w: Reads, id: string) {
  const { tx, activityId } = handleOf(w)
  const [found] = await tx
    .select({ pass: walletPasses, activity: activities, person: users, card: cards })
    .from(walletPasses)
    .innerJoin(activities, eq(activities.id, walletPasses.activityId))
    .leftJoin(users, eq(users.id, walletPasses.userId))
    .leftJoin(cards, and(eq(cards.activityId, walletPasses.activityId), eq(cards.userId, walletPasses.userId)))
    .where(and(eq(walletPasses.activityId, activityId), eq(walletPasses.id, id)))
  return found
}
export type PassWithCard = NonNullable<Awaited<ReturnType<typeof passWithCard>>>

/** The activities some of whose passes are old, wherever. */
export async function activitiesWithOld(w: OpenReads): Promise<string[]> {
  const { tx, now } = handleOf(w)
  const found = await tx.selectDistinct({ activityId: walletPasses.activityId }).from(walletPasses).where(isOld(now()))
  return found.map(({ activityId }) => activityId)
}
const isOld = (now: Date) => and(gt(walletPasses.wanted, walletPasses.shown), or(isNull(walletPasses.waits), lte(walletPasses.waits, now)))

/** Takes some of the activity's passes that are old, those of the kinds that it can make, so that nobody else refreshes them. */
export async function takeOld(w: Work, kinds: readonly WalletKind[], most: number): Promise<PassRow[]> {
  const { tx, now, activityId } = handleOf(w)
  const old = tx.$with('old').as(
    tx
      .select({ id: walletPasses.id })
      .from(walletPasses)
      .where(and(eq(walletPasses.activityId, activityId), inArray(walletPasses.kind, [...kinds]), isOld(now())))
      .limit(most)
      .for('update', { skipLocked: true }),
  )
  return tx
    .with(old)
    .update(walletPasses)
    .set({ waits: at(now(), TAKEN_MS) })
    .where(and(eq(walletPasses.activityId, activityId), inArray(walletPasses.id, tx.select({ id: old.id }).from(old))))
    .returning()
}

/**
 * Dates a pass of Apple's as changed now: later than it was by a second at least, which is as exact as HTTP is, and later than
 * all others of the activity, so that no phone which asks "what since?" misses it.
 */
export async function date(w: Work, id: string): Promise<void> {
  const { tx, now, activityId } = handleOf(w)
  await w.lock('wallet passes')
  const latest = sql`(select max(updated) from ${walletPasses} where activity_id = ${activityId})`
  const updated = sql`greatest(${now().toISOString()}::timestamptz, ${walletPasses.updated} + interval '1 second', ${latest} + interval '1 millisecond')`
  await tx
    .update(walletPasses)
    .set({ updated })
    .where(and(eq(walletPasses.activityId, activityId), eq(walletPasses.id, id)))
}

/** Writes down that a pass shows what was wanted when it was taken. One that is revoked and that no phone waits for goes. */
export async function shown(w: Work, { id, wanted }: Pick<PassRow, 'id' | 'wanted'>): Promise<void> {
  const { tx, activityId } = handleOf(w)
  const it = and(eq(walletPasses.activityId, activityId), eq(walletPasses.id, id))
  await tx
    .update(walletPasses)
    .set({ shown: sql`greatest(${walletPasses.shown}, ${wanted})`, waits: null, tries: 0 })
    .where(it)
  const waiting = tx
    .select({ one: sql`1` })
    .from(walletDevices)
    .where(and(eq(walletDevices.activityId, activityId), eq(walletDevices.passId, id)))
  await tx.delete(walletPasses).where(and(it, isNotNull(walletPasses.revoked), notExists(waiting)))
}

/** Writes down that a pass could not be refreshed: later, and later each time. */
export async function later(w: Work, { id, tries }: Pick<PassRow, 'id' | 'tries'>): Promise<void> {
  const { tx, now, activityId } = handleOf(w)
  const waits = at(now(), Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries, 20)))
  await tx
    .update(walletPasses)
    .set({ waits, tries: tries + 1 })
    .where(and(eq(walletPasses.activityId, activityId), eq(walletPasses.id, id)))
}

/**
 * Makes a person's passes nobody's, in one activity or wherever she has some: they are told that they are over, and go. What is
 * left until then says nothing of her.
 */
export async function revoke(w: { scope: AnyScope }, userId: string, activityId?: string): Promise<void> {
  const { tx, now, enqueue } = groundOf(w)
  const hers = and(eq(walletPasses.userId, userId), activityId === undefined ? undefined : eq(walletPasses.activityId, activityId))
  await agePasses(tx, enqueue, hers)
  await tx
    .update(walletPasses)
    .set({ userId: null, revoked: now(), waits: soon(now()), ticket: null, ticketEnds: null })
    .where(hers)
}

/** Removes what no phone has to learn any more. */
export async function removeRevoked(w: OpenWork): Promise<void> {
  const { tx, now } = handleOf(w)
  await tx.delete(walletPasses).where(lt(walletPasses.revoked, at(now(), -REVOKED_MS)))
}
