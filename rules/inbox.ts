import type { Marks } from '#contract/notices.ts'
import type { Action } from '#contract/notifications.ts'

/** Is this delivery still to be read? Opened from a push it is read as well. SEMANTICS 8. */
export const isUnread = ({ read, readNative }: Pick<Marks, 'read' | 'readNative'>): boolean => !read && !readNative

/** A subtitle of at most so many letters stands on the chip over the title, a longer one below it. LOOK phone-4. */
const CHIP = 28
export const isChip = (subTitle: string | null | undefined): boolean => Boolean(subTitle) && [...(subTitle ?? '')].length <= CHIP

/** The notice that a shown notification is about, by its tag; nothing for a tag of something else. SEMANTICS 8. */
export const noticeOfTag = (tag: string): string | undefined => /^notice-(?<id>.+)$/s.exec(tag)?.groups?.id

type Dated = { created: string }
/** A list as far as it was read, newest first; `hasMore`: there is older. */
export type Part<T extends Dated> = { rows: readonly T[]; hasMore: boolean }

/**
 * Several lists as one, newest first. What is older than where one of them breaks off is left out until that is read on: of
 * that list there may be something between.
 */
export function asOne<T extends Dated>(parts: readonly Part<T>[]): T[] {
  const ends = parts.flatMap(({ rows, hasMore }) => (hasMore ? [rows.at(-1)?.created ?? ''] : []))
  const edge = ends.reduce((latest, end) => (instant(end) > instant(latest) ? end : latest), '')
  return parts
    .flatMap(({ rows }) => rows.filter(({ created }) => instant(created) >= instant(edge)))
    .toSorted((one, other) => instant(other.created) - instant(one.created))
}
const instant = (created: string) => Date.parse(created) || 0

type Step = { action: Action | null; link: string | null; isUnread: boolean }
/** What can be done about the steps of an order or a booking: each is one thing, whose page has them all. */
const OF_STEPS: readonly (Action | null)[] = ['follow', 'receipt', 'booking']
/** Is what can be done about it that of a step of an order or a booking? */
export const isStep = (action: Action | null): boolean => OF_STEPS.includes(action)

/**
 * Entries, newest first, without those that a newer one about the same order or booking has overtaken, once they are read.
 * @param stepOf undefined for what is no entry of the feed
 */
export function withoutOvertaken<T>(rows: readonly T[], stepOf: (row: T) => Step | undefined): T[] {
  const told = new Set<string>()
  return rows.filter((row) => {
    const step = stepOf(row)
    if (!step?.link || !isStep(step.action)) return true
    const isOvertaken = told.has(step.link)
    told.add(step.link)
    return step.isUnread || !isOvertaken
  })
}

/**
 * What home tells of the feed, newest first: of one order or booking the newest alone, read or not, and nothing of the one that
 * stands above already.
 * @param told the id of that one, null for none
 */
export function newsBeside<E extends Omit<Step, 'isUnread'>>(entries: readonly E[], told: string | null): E[] {
  const latest = withoutOvertaken(entries, (entry) => ({ ...entry, isUnread: false }))
  return told === null ? latest : latest.filter(({ action, link }) => !(isStep(action) && link?.endsWith(`/${told}`)))
}

/** Under which head something stands: of today, of this week (from Monday on), or of its month, `YYYY-MM`. Days are `YYYY-MM-DD`. */
export function spanOf(day: string, today: string): string {
  if (day >= today) return 'today'
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7
  const monday = new Date(Date.parse(`${today}T00:00:00Z`) - sinceMonday * 86_400_000).toISOString().slice(0, 10)
  return day >= monday ? 'week' : day.slice(0, 7)
}
