import { useMemberships } from '../../api/activities.ts'
import { host } from '../../state/host.ts'

/** Does she belong to no activity, or, on the host of one, not to that? Not while that is unknown. SEMANTICS 12. */
export function useIsStranger(): boolean {
  const mine = useMemberships()
  const { activity } = host
  if (!mine) return false
  return activity ? mine.every((one) => one.activity.id !== activity.id) : mine.length === 0
}
