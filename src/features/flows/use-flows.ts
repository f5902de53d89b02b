import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { FlowGroup } from '#contract/flows.ts'
import { isOf } from '#rules/movements.ts'
import { type FlowsWish, useMyFlowsInfiniteQuery } from '../../api/flows.ts'
import { useKeptPages } from '../../api/kept.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'

/** While the newest movements are in sight, one made at the till shows within this time. */
const POLL = 20_000

/** The movements of a wish page by page, else the first page as it was kept, and how the latest try went. */
function usePages(wish: FlowsWish | undefined, isBack: boolean) {
  // Far down the list nothing is asked anew: the list would shrink under the thumb.
  const [isDeep, setDeep] = useState(isBack)
  const query = useMyFlowsInfiniteQuery(wish ?? skipToken, {
    refetchOnMountOrArgChange: isBack ? false : 5,
    refetchOnFocus: !isDeep,
    refetchOnReconnect: true,
    pollingInterval: isDeep ? 0 : POLL,
    skipPollingIfUnfocused: true,
  })
  const { data, more, ...shown } = useKeptPages(query)
  const loaded = query.currentData?.pages.length ?? 0
  if (loaded && isDeep !== loaded > 1) setDeep(loaded > 1)
  return {
    ...shown,
    pages: useMemo(() => data?.map((page) => page.data.flows), [data]),
    // Of a copy nobody knows whether it is all.
    hasMore: loaded ? shown.hasMore : true,
    // The list asks by itself at its end: after a failure only she does.
    more: () => (query.error ? undefined : more()),
  }
}

/** Her movements, or those of one group: as the server has them, and until it says so those of the group that are here already. */
export function useFlows(group: FlowGroup | undefined) {
  const isBack = useNavigationType() === 'POP'
  const activityId = useActivityId() ?? ''
  const { language } = useLanguage()
  const wish = activityId ? { activityId, language } : undefined
  const all = usePages(wish, isBack)
  const narrowed = usePages(wish && group && { ...wish, group }, isBack)
  const here = useMemo(() => all.pages?.map((page) => page.filter(({ type }) => isOf(group, type))), [all.pages, group])
  if (!group) return { ...all, activityId, isGuess: false }
  if (narrowed.pages) return { ...narrowed, activityId, isGuess: false }
  return { ...narrowed, activityId, pages: here, at: all.at, isLoading: narrowed.isLoading && !here, isGuess: true }
}
