import { useSelector } from 'react-redux'
import type { Notification } from '#contract/notifications.ts'
import { useKeptFeed, useNotificationsInfiniteQuery } from '../../api/notifications.ts'
import { reading } from '../../api/reading.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import type { Session } from '../../state/session.ts'

/** The feed page by page, else its first page as it was kept, and how the latest try went. */
export function useFeed(daily: boolean) {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId) ?? ''
  const copy = useKeptFeed(activityId)
  const { language } = useLanguage()
  const query = useNotificationsInfiniteQuery({ activityId, daily, language }, { skip: !activityId })
  const pages = query.currentData?.pages
  // A new entry pushes the others down, over the edge of a page: each stands once.
  const fresh = pages && [...new Map(pages.flatMap(({ data }) => data.map((entry) => [entry.id, entry]))).values()]
  const entries: Notification[] | undefined = fresh ?? (daily ? undefined : copy?.data)
  return { ...reading({ ...query, data: pages }), entries, at: copy?.at, isLoading: !entries && !query.error }
}
