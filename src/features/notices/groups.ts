import type { NoticeSent } from '#contract/notices.ts'
import { onTheWall } from '#rules/days.ts'

/** The notices of one day of the activity, newest first. */
export type Group = { day: string; rows: { sent: NoticeSent; time: string }[] }

/**
 * The notices by the day they came, on the wall of a place.
 * @param rows newest first   @param zone IANA name
 */
export function groupsOf(rows: readonly NoticeSent[], zone: string): Group[] {
  const groups: Group[] = []
  for (const sent of rows) {
    const { day, time } = onTheWall(zone, sent.created)
    const last = groups.at(-1)
    if (last?.day === day) last.rows.push({ sent, time })
    else groups.push({ day, rows: [{ sent, time }] })
  }
  return groups
}
