import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useNavigationType } from 'react-router-dom'
import type { Flow } from '#contract/flows.ts'
import { useKeptFlows, useMyFlowsInfiniteQuery } from '../../api/flows.ts'
import { reading } from '../../api/reading.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import type { Session } from '../../state/session.ts'

/** While the newest movements are in sight, one made at the till shows within this time. */
const POLL = 20_000

/** The movements page by page, else the first page as it was kept, and how the latest try went. */
export function useFlows() {
  const isBack = useNavigationType() === 'POP'
  // Far down the list nothing is asked anew: the list would shrink under the thumb.
  const [isDeep, setDeep] = useState(isBack)
  const activityId = useSelector((state: { session: Session }) => state.session.activityId) ?? ''
  const copy = useKeptFlows(activityId)
  const { language } = useLanguage()
  const query = useMyFlowsInfiniteQuery(
    { activityId, language },
    {
      skip: !activityId,
      refetchOnMountOrArgChange: isBack ? false : 5,
      refetchOnFocus: !isDeep,
      refetchOnReconnect: true,
      pollingInterval: isDeep ? 0 : POLL,
      skipPollingIfUnfocused: true,
    },
  )
  const read = reading({ ...query, data: query.currentData })
  const fresh = query.currentData?.pages
  const loaded = fresh?.length ?? 0
  if (loaded && isDeep !== loaded > 1) setDeep(loaded > 1)
  return {
    ...read,
    activityId,
    pages: fresh?.map((page) => page.data.flows) ?? ((copy ? [copy.data] : undefined) satisfies Flow[][] | undefined),
    /** When the server gave the first page. */
    at: copy?.at,
    isLoading: !fresh && !copy && !query.error,
    hasMore: fresh ? query.hasNextPage : true,
    // The list asks by itself at its end: after a failure only she does.
    more: () => (query.error ? undefined : read.more()),
  }
}
