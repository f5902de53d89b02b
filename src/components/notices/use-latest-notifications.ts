import { useKeptPages } from '../../api/kept.ts'
import { useNotificationsInfiniteQuery } from '../../api/notifications.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'

/** The newest page of her feed. */
export function useLatestNotifications(isOff = false) {
  const activityId = useActivityId() ?? ''
  const { language } = useLanguage()
  const asked = useNotificationsInfiniteQuery({ activityId, daily: false, language }, { skip: !activityId || isOff })
  const { data, isLoading } = useKeptPages(asked)
  return { entries: data?.[0]?.data, isLoading: isLoading && !isOff }
}
