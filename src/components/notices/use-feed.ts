import { useMemo } from 'react'
import { SUBJECTS, type Notification, type Subject } from '#contract/notifications.ts'
import { useAtStart } from '../../api/at-start.ts'
import { useKeptPages } from '../../api/kept.ts'
import { useNotificationsInfiniteQuery } from '../../api/notifications.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import type { Mark } from '../../state/snapshot.ts'

export type UnreadBySubject = Partial<Record<Subject, number>>

const none: Mark[] = []

/**
 * Her feed as far as it was read downwards, else its newest page as it was kept; what was opened here stands as read, whether
 * or not the server has heard of it.
 * @param subject only what is about that   @param isOff nothing is asked for yet
 */
export function useFeed(subject?: Subject, isOff = false) {
  const activityId = useActivityId() ?? ''
  const { language } = useLanguage()
  const asked = useNotificationsInfiniteQuery({ activityId, language, ...(subject && { subject }) }, { skip: !activityId || isOff })
  const { data: pages, ...shown } = useKeptPages(asked)
  const marks = useAtStart('marks')?.data ?? none
  const read = useMemo(() => {
    if (!pages) return { entries: undefined, unread: undefined }
    const marked = new Set(marks.map(({ id }) => id))
    const entries = pages.flatMap(({ data }) => data.map((entry) => (marked.has(entry.id) ? { ...entry, read: true } : entry)))
    return { entries: once(entries), unread: unreadOf(pages, marks) }
  }, [pages, marks])
  return { ...shown, ...read }
}

/** What a new entry pushed over the edge of a page stands once. */
const once = (entries: Notification[]) => [...new Map(entries.map((entry) => [entry.id, entry])).values()]

type Page = { data: readonly Notification[]; unread: UnreadBySubject }

/** How many are to be read: as the first page says, less what was opened here and the server counts still. */
function unreadOf(pages: readonly Page[], marks: readonly Mark[]): UnreadBySubject {
  const known = new Map(pages.flatMap(({ data }) => data.map(({ id, read }) => [id, read])))
  const left = (subject: Subject) =>
    (pages[0]?.unread[subject] ?? 0) - marks.filter((mark) => mark.subject === subject && known.get(mark.id) !== true).length
  return Object.fromEntries(SUBJECTS.map((subject) => [subject, Math.max(0, left(subject))]))
}
