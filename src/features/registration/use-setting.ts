import { skipToken } from '@reduxjs/toolkit/query/react'
import { useLayoutEffect } from 'react'
import { usePublishedActivityQuery, usePublishedConfigurationQuery } from '../../api/activities.ts'
import type { Failure } from '../../api/base-query.ts'
import { usePublishedPrivaciesQuery } from '../../api/privacy.ts'
import { host } from '../../state/host.ts'
import { applyTenant, undress } from '../../theme/tenant.ts'
import type { Setting } from './setting.ts'
import { useWhy } from '../../components/words/use-why.ts'

/**
 * Whose card it is, what that asks, and the information text of the store or of the whole activity; the page wears its colours.
 * @returns `missing`: there is no such activity here; on an activity's own host there is only that one. SEMANTICS 12
 */
export function useSetting(activityId: string | undefined, storeId: string | undefined) {
  const why = useWhy()
  const isHere = activityId !== undefined && (!host.activity || host.activity.id === activityId)
  const activity = usePublishedActivityQuery(isHere ? { id: activityId } : skipToken)
  const configuration = usePublishedConfigurationQuery(isHere ? { id: activityId } : skipToken)
  const texts = usePublishedPrivaciesQuery(isHere ? { activityId } : skipToken)
  const published = activity.data?.data

  useLayoutEffect(() => {
    if (!published) return
    applyTenant(published.color, published.colorText)
    return host.activity ? undefined : undress
  }, [published])

  const asked = [activity, configuration, texts]
  const failure = asked.map(({ error }) => error as Failure | undefined).find(Boolean)
  const retry = () => asked.forEach((query) => void (query.isUninitialized || query.refetch()))
  if (!isHere || failure?.status === 404 || failure?.status === 400) return { state: 'missing' as const, retry }
  if (published && configuration.data && texts.data) {
    const all = texts.data.data
    const privacy = all.find((text) => text.storeId === storeId) ?? all.find((text) => text.storeId === null)
    const setting: Setting = { activity: published, configuration: configuration.data.data, privacy }
    return { state: 'known' as const, setting, retry }
  }
  if (failure) return { state: 'failed' as const, message: why(failure), retry }
  return { state: 'asking' as const, retry }
}
