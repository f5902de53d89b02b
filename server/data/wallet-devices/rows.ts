import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { walletDevices, walletPasses } from '../../db/schema/wallets.ts'
import { handleOf } from '../../work/handle.ts'
import type { Reads, Work } from '../../work/work.ts'

type Registration = { device: string; passId: string }

/** Has a device hear of a pass; one that hears of it already keeps its one row, with the newest token. @returns whether it is new */
export async function register(w: Work, { device, passId }: Registration, pushToken: string): Promise<boolean> {
  const { tx, now, activityId } = handleOf(w)
  const row = { activityId, passId, device, pushToken, created: now() }
  const [made] = await tx
    .insert(walletDevices)
    .values(row)
    .onConflictDoUpdate({ target: [walletDevices.activityId, walletDevices.device, walletDevices.passId], set: { pushToken } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return made?.isNew === true
}

/** Has it hear no more. */
export async function unregister(w: Work, { device, passId }: Registration): Promise<void> {
  const { tx, activityId } = handleOf(w)
  const it = and(eq(walletDevices.device, device), eq(walletDevices.passId, passId))
  await tx.delete(walletDevices).where(and(eq(walletDevices.activityId, activityId), it))
}

/** The passes of which a device hears that have changed since, with when they did, the latest last. */
export async function changedOn(w: Reads, device: string, since: Date | undefined) {
  const { tx, activityId } = handleOf(w)
  return tx
    .select({ id: walletPasses.id, updated: walletPasses.updated })
    .from(walletDevices)
    .innerJoin(walletPasses, and(eq(walletPasses.activityId, walletDevices.activityId), eq(walletPasses.id, walletDevices.passId)))
    .where(and(eq(walletDevices.activityId, activityId), eq(walletDevices.device, device), since && gt(walletPasses.updated, since)))
    .orderBy(walletPasses.updated)
}

/** How pushes about these passes reach devices. */
export async function pushTokens(w: Reads, passIds: readonly string[]) {
  const { tx, activityId } = handleOf(w)
  return tx
    .select({ passId: walletDevices.passId, pushToken: walletDevices.pushToken })
    .from(walletDevices)
    .where(and(eq(walletDevices.activityId, activityId), inArray(walletDevices.passId, [...passIds])))
}

/** Forgets the devices that are no longer reached by these tokens. */
export async function forgetTokens(w: Work, tokens: readonly string[]): Promise<void> {
  const { tx, activityId } = handleOf(w)
  if (tokens.length === 0) return
  await tx.delete(walletDevices).where(and(eq(walletDevices.activityId, activityId), inArray(walletDevices.pushToken, [...tokens])))
}
