import { useSyncExternalStore } from 'react'
import { keptList } from '../../../state/kept-list.ts'

/** What was sent for a card; what it needs to be sent again as the same wish. */
export type Deed =
  | { kind: 'earn'; purchase: string; credit: string; points: string }
  | { kind: 'spend'; of: 'credit' | 'points'; amount: string }
  | { kind: 'redeem'; couponId: string; title: string }
  | { kind: 'undo'; actId: string }

/** A deed of which nobody knows yet whether it arrived. `id`: its own, so that the same deed later is another one. */
export type Pending = { id: string; activityId: string; customerId: string; name: string; deed: Deed }

/** Not of the device: it goes with her logout. */
const KEY = 'tessera.till'
const MOST = 20
const isPending = (found: unknown): found is Pending =>
  typeof found === 'object' && found !== null && 'id' in found && 'customerId' in found && 'deed' in found && typeof found.deed === 'object'
const kept = keptList(KEY, isPending, MOST)

const watchers = new Set<() => void>()
function write(list: Pending[]) {
  kept.write(list)
  for (const look of watchers) look()
}

let known: Pending[] = []
/** What is kept as of now, the same list while nothing of it changes: a logout takes it away without a word, and the next person stands on the same page. */
function current(): Pending[] {
  const list = kept.read()
  if (JSON.stringify(list) !== JSON.stringify(known)) known = list
  return known
}

const isOf = (one: Pending, { activityId, customerId }: Pick<Pending, 'activityId' | 'customerId'>) =>
  one.activityId === activityId && one.customerId === customerId

/** Before it is sent: a tab that is closed meanwhile finds it again. */
export const began = (one: Pending): void => write([...kept.read().filter((other) => !isOf(other, one)), one])
/** The server has answered for good. */
export const ended = (one: Pick<Pending, 'activityId' | 'customerId'>): void => write(kept.read().filter((other) => !isOf(other, one)))

/** Another tab may have begun or ended one. */
const watch = (look: () => void) => {
  watchers.add(look)
  window.addEventListener('storage', look)
  return () => {
    watchers.delete(look)
    window.removeEventListener('storage', look)
  }
}

/** Deeds of this device of which nobody knows yet whether they arrived. */
export const usePending = (activityId: string): Pending[] =>
  useSyncExternalStore(watch, current).filter((one) => one.activityId === activityId)
