import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { usePermalinkMutation } from '../../api/activities.ts'
import type { Failure } from '../../api/base-query.ts'
import { NoSuchActivity } from './NoSuchActivity.tsx'
import { Waiting } from './Waiting.tsx'
import { useWhy } from '../../components/words/use-why.ts'

/** Looks a permalink up and goes on to the registration of its activity, and its store. Spec §2. */
export function ByPermalink({ permalink }: { permalink: string }) {
  const why = useWhy()
  const [search] = useSearchParams()
  const [find, { data, error }] = usePermalinkMutation()
  useEffect(() => void find({ permalink }), [find, permalink])
  if (data) {
    const { activityId, storeId } = data.data
    const params = new URLSearchParams(search)
    if (storeId && !params.has('storeId')) params.set('storeId', storeId)
    return <Navigate replace to={`/registration/${activityId}?${params}`} />
  }
  const failure = error as Failure | undefined
  if (!failure) return <Waiting />
  const isGone = failure.status === 404 || failure.status === 400
  return <NoSuchActivity {...(!isGone && { message: why(failure) })} onRetry={() => void find({ permalink })} />
}
