import { isDay, onTheWall } from './days.ts'
import { externalLink, safePath } from './paths.ts'
import { type Refusal, refuse } from './refusal.ts'

const MINUTE = 60_000
const YEAR = 366 * 86_400_000

type Wish = {
  link?: string | undefined
  externalLink?: string | undefined
  at?: string | undefined
  from?: string | undefined
  until?: string | undefined
}

/**
 * Can a notice be sent like this? Its link is a path of this app, its external one https; it goes now or within a year, and not
 * after the last day on which it holds.
 * @param here the present in milliseconds, and the zone of the activity   @returns nothing, or notice_link, notice_time or notice_days
 */
export function checkNotice(wish: Wish, { now, zone }: { now: number; zone: string }): Refusal | undefined {
  const { link, externalLink: outside, at } = wish
  if ((link !== undefined && !safePath(link)) || (outside !== undefined && !externalLink(outside))) return refuse('notice_link')
  const wait = at === undefined ? 0 : Date.parse(at) - now
  if (!(wait >= -MINUTE && wait <= YEAR)) return refuse('notice_time')
  const { from, until } = daysOf(wish)
  const isOver = until !== null && until < onTheWall(zone, now + Math.max(0, wait)).day
  return areDays({ from, until }) && !isOver ? undefined : refuse('notice_days')
}

/** The first and the last day on which a notice holds, `YYYY-MM-DD`, the last one too. What a device kept before there were any has none. */
export type Days = { from?: string | null | undefined; until?: string | null | undefined }

/** The days as they are written down: the first alone is the only one. */
export const daysOf = ({ from = null, until = null }: Days) => ({ from, until: until ?? from })

/** Are these days of the calendar, the last not before the first, or none at all? */
export function areDays(given: Days): boolean {
  const { from, until } = daysOf(given)
  if (from === null) return until === null
  return until !== null && isDay(from) && isDay(until) && from <= until
}

/** Where its days stand to today: still to come, around it, or over. @returns undefined for a notice without days */
export function holding({ from, until }: Days, today: string): 'coming' | 'now' | 'over' | undefined {
  if (!from || !until) return undefined
  if (today < from) return 'coming'
  return today <= until ? 'now' : 'over'
}

/**
 * The delivery whose notice is spoken of today: of several that hold, the one that ends first, for which there is the least time.
 * @param sents newest first, which decides among those that end together   @param today `YYYY-MM-DD` on the activity's calendar
 */
export function holdingToday<S extends { notice: Days }>(sents: readonly S[], today: string): S | undefined {
  const holds = sents.filter(({ notice }) => holding(notice, today) === 'now')
  return holds.find(({ notice }) => holds.every((other) => (notice.until ?? '') <= (other.notice.until ?? '')))
}
