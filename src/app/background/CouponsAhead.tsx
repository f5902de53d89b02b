import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMyCouponsInfiniteQuery } from '../../api/coupons.ts'
import { useVisibleEntries } from '../../components/activity/use-facts.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'

/** Has a customer's coupons on the device before she opens them: at a till without signal it is too late for a first time. */
export function CouponsAhead() {
  const activityId = useActivityId()
  const { language } = useLanguage()
  const keys = useVisibleEntries().map(({ key }) => key)
  const isHers = keys.includes('coupons') && !keys.includes('till')
  useMyCouponsInfiniteQuery(activityId && isHers ? { activityId, language } : skipToken)
  return null
}
