import type { Pack, PackStanding, PackUse } from '#contract/packs.ts'

/** As many places can be counted by eye; more are a bar. LOOK "phone-9". */
export const MOST_COUNTED = 20

type Counts = Pick<Pack, 'places' | 'used' | 'expires'>

/** How many places are left. */
export const leftOf = ({ places, used }: Pick<Counts, 'places' | 'used'>): number => places - used

/** Can a place be used on this day of the activity's wall? It can until the end of its last day. */
export const packStanding = (pack: Counts, today: string): PackStanding =>
  leftOf(pack) === 0 ? 'used' : today > pack.expires ? 'expired' : 'valid'

/** The uses that were not taken back, the first one first: one for each place that is used. */
export function usesThatStand<U extends Pick<PackUse, 'id' | 'undoes'>>(latestFirst: readonly U[]): U[] {
  const undone = new Set(latestFirst.map(({ undoes }) => undoes))
  return latestFirst.filter(({ id, undoes }) => undoes === null && !undone.has(id)).toReversed()
}

/** Those that can be used first, and of these whichever ends first; then those that are over, the latest first. */
export function inOrder<P extends Counts>(packs: readonly P[], today: string): { toUse: P[]; over: P[] } {
  const isValid = (pack: P) => packStanding(pack, today) === 'valid'
  const toUse = packs.filter(isValid).toSorted((one, other) => (one.expires < other.expires ? -1 : one.expires > other.expires ? 1 : 0))
  const over = packs
    .filter((pack) => !isValid(pack))
    .toSorted((one, other) => (one.expires < other.expires ? 1 : one.expires > other.expires ? -1 : 0))
  return { toUse, over }
}
