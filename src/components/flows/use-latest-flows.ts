import { useMyFlowsInfiniteQuery } from '../../api/flows.ts'
import { useKeptPages } from '../../api/kept.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'

/** The newest page of her movements. */
export function useLatestFlows(isOff = false) {
  const activityId = useActivityId() ?? ''
  const { language } = useLanguage()
  const { data, isLoading } = useKeptPages(useMyFlowsInfiniteQuery({ activityId, language }, { skip: !activityId || isOff }))
  return { flows: data?.[0]?.data.flows, isLoading: isLoading && !isOff }
}
