import type { Pack, PackUse } from '#contract/packs.ts'
import { onTheWall } from '#rules/days.ts'

/** For so long a use is "now", in milliseconds. */
const NOW_MS = 10 * 60_000

/** The last line of a pack's history, if a place was used on this day; `isNow`: a few minutes ago. */
export function justUsed({ uses: [last] }: Pick<Pack, 'uses'>, zone: string, now: number): { use: PackUse; isNow: boolean } | undefined {
  if (!last || last.undoes !== null || onTheWall(zone, last.created).day !== onTheWall(zone, now).day) return undefined
  return { use: last, isNow: now - Date.parse(last.created) < NOW_MS }
}
