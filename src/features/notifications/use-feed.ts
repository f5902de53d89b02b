import { useSelector } from 'react-redux'
import { useKeptPages } from '../../api/kept.ts'
import { useNotificationsInfiniteQuery } from '../../api/notifications.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import type { Session } from '../../state/session.ts'

/** The feed page by page, else its first page as it was kept, and how the latest try went. */
export function useFeed(daily: boolean) {
  const activityId = useSelector((state: { session: Session }) => state.session.activityId) ?? ''
  const { language } = useLanguage()
  const { data, ...shown } = useKeptPages(useNotificationsInfiniteQuery({ activityId, daily, language }, { skip: !activityId }))
  // A new entry pushes the others down, over the edge of a page: each stands once.
  const entries = data && [...new Map(data.flatMap((page) => page.data.map((entry) => [entry.id, entry]))).values()]
  return { ...shown, entries }
}
