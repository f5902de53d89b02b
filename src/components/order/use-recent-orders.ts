import { skipToken } from '@reduxjs/toolkit/query/react'
import { orderToRepeat } from '#rules/order-on-its-way.ts'
import { useKeptPages } from '../../api/kept.ts'
import { useMyOrdersInfiniteQuery } from '../../api/orders.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useActivityId } from '../../state/hooks.ts'
import { useVisibleEntries } from '../activity/use-facts.ts'

/**
 * Her orders here, those that run before the ended ones and each the newest first, from the list that the page of orders shows too;
 * nothing is asked where there is no shop.
 * @param every how often they are asked for again, in milliseconds
 */
export function useRecentOrders(every = 0) {
  const activityId = useActivityId()
  const { language } = useLanguage()
  const hasShop = useVisibleEntries().some(({ key }) => key === 'orders')
  const wish = activityId && hasShop ? { activityId, language, archived: false } : skipToken
  const query = useMyOrdersInfiniteQuery(wish, { pollingInterval: every, skipPollingIfUnfocused: true })
  const { data } = useKeptPages(query)
  const orders = data?.[0]?.data ?? []
  return { hasShop, orders, toRepeat: orderToRepeat(orders), isLoading: !data && query.isFetching }
}
