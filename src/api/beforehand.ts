import { usePrefetchActivities } from './activities.ts'
import { useAppStore } from '../state/hooks.ts'
import { isCardAsked, usePrefetchCard } from './card.ts'
import { latestOf, usePrefetchNotices } from './notices.ts'

/** Asks for what Home shows first of an activity, before it is entered: an answer that comes while it opens costs that its frames. */
export function useBeforehand(): (activityId: string) => void {
  const store = useAppStore()
  const configuration = usePrefetchActivities('configuration')
  const card = usePrefetchCard('myCard')
  const notices = usePrefetchNotices('latestNotices')
  return (activityId) => {
    configuration({ id: activityId })
    if (isCardAsked(store.getState(), activityId)) card({ activityId })
    notices(latestOf(activityId))
  }
}
