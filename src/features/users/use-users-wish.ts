import { calls } from '#contract/users.ts'
import { useListWish } from '../../components/list/use-list-wish.ts'
import { useReach } from './use-reach.ts'

/** Which accounts are wanted: what the address says, of the place that she administers. */
export function useUsersWish() {
  const { activityId } = useReach()
  return useListWish(calls.list.input, { activityId })
}
