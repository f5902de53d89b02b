import type { Dispatch } from '@reduxjs/toolkit'
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import type { Call } from '#contract/wire.ts'
import { type Copies, copied, found } from '../state/copies.ts'
import { lookedAt } from '../state/kept.ts'
import { storedSession } from '../state/persist.ts'
import { personOf, type Session } from '../state/session.ts'
import type { Kept } from '../state/snapshot.ts'

/** Says that this device keeps something: before that no start looks for it. Goes with a logout. */
const HINT = 'tessera.kept'
/** How long a failure waits for the device to find a copy, in milliseconds: one that comes later takes its place then. */
const PATIENCE = 1_000
/** How long the first copy of all waits, so that its code comes after the first screen, in milliseconds. */
const GATHER = 300

type Store = { dispatch: Dispatch; getState: () => unknown }
/** Whose copy, and of which query. */
type Place = { user: string; key: string }

const db = () => import('../state/keeper-db.ts')
const after = (milliseconds: number) => new Promise<undefined>((done) => setTimeout(done, milliseconds))
const copiesOf = ({ getState }: Store) => (getState() as { copies: Copies }).copies

/** Whose copies are in use: nobody's who is not logged in. */
export function userOf({ getState }: Pick<Store, 'getState'>): string | undefined {
  const { token } = (getState() as { session: Session }).session
  return token === null ? undefined : personOf(token)
}

function hasHint(): boolean {
  try {
    return localStorage.getItem(HINT) !== null
  } catch {
    return false
  }
}

/** Is she still the one who is logged in, in this browser and not only in this tab? SEMANTICS 2. */
function isStillIn(user: string): boolean {
  const token = storedSession()?.token
  return token !== undefined && token !== null && personOf(token) === user
}

async function read({ user, key }: Place, { answer }: Call): Promise<Kept<unknown> | null> {
  if (!hasHint()) return null
  try {
    const { readCopy } = await db()
    return lookedAt(await readCopy([user, key]), answer) ?? null
  } catch {
    return null
  }
}

async function bring(place: Place, call: Call, store: Store): Promise<void> {
  const copy = await read(place, call)
  if (userOf(store) === place.user) store.dispatch(found({ key: place.key, copy }))
}

/**
 * Brings what the device kept of an answer into the store, once. What is damaged, or of another shape than its call has, is nothing.
 * A phone that has just woken may take its time: nobody waits longer than a second, and it comes all the same.
 */
export async function lookUp(place: Place, call: Call, store: Store): Promise<void> {
  if (copiesOf(store)[place.key] === undefined) await Promise.race([bring(place, call, store), after(PATIENCE)])
}

async function write({ user, key }: Place, { data, at }: Kept<unknown>, before: Kept<unknown> | null | undefined) {
  const isUnchanged = before?.data === data
  if (isUnchanged && before?.at.slice(0, 16) === at.slice(0, 16)) return
  if (!hasHint()) await after(GATHER)
  if (!isStillIn(user)) return
  const { forgetAll, writeCopy, writeDate } = await db()
  if (!isStillIn(user)) return
  localStorage.setItem(HINT, '')
  await (isUnchanged ? writeDate([user, key], at) : writeCopy([user, key], data, at))
  // She logged out while it was written.
  if (!isStillIn(user)) await forgetAll()
}

/** Keeps an answer; of one that has not changed the date alone, to the minute. A storage that is full or denied keeps nothing. */
export function keepCopy(place: Place, { data, at }: Kept<unknown>, store: Store): void {
  if (userOf(store) !== place.user) return
  const before = copiesOf(store)[place.key]
  const copy = { data: before ? copyWithStructuralSharing(before.data, data) : data, at }
  store.dispatch(copied({ key: place.key, copy }))
  void write(place, copy, before).catch(() => undefined)
}

/** Changes a copy as its answer is changed beforehand; of when it is stays. @returns the way back */
export function changeCopy(key: string, change: (data: unknown) => unknown, store: Store): () => void {
  const user = userOf(store)
  const before = copiesOf(store)[key]
  if (!before || user === undefined) return () => undefined
  keepCopy({ user, key }, { data: change(before.data), at: before.at }, store)
  return () => keepCopy({ user, key }, before, store)
}

/** Takes away all copies: they do harm. */
export async function forgetCopies(): Promise<void> {
  if (hasHint()) await db().then(({ forgetAll }) => forgetAll())
}
