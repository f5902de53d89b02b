import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useNavigationType } from 'react-router-dom'
import { useMyFlowsInfiniteQuery } from '../../api/flows.ts'
import { useKeptPages } from '../../api/kept.ts'
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
  const { data, more, ...shown } = useKeptPages(query)
  const loaded = query.currentData?.pages.length ?? 0
  if (loaded && isDeep !== loaded > 1) setDeep(loaded > 1)
  return {
    ...shown,
    activityId,
    pages: data?.map((page) => page.data.flows),
    // Of a copy nobody knows whether it is all.
    hasMore: loaded ? shown.hasMore : true,
    // The list asks by itself at its end: after a failure only she does.
    more: () => (query.error ? undefined : more()),
  }
}
