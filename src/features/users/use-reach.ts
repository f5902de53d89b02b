import { useSearchParams } from 'react-router-dom'
import { may } from '#rules/permissions.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { claimsOf } from '../../state/session.ts'

/**
 * Whose accounts these are: those of the activity in use, or everybody's, which is a super admin's to choose. `me`: the
 * administrator herself.
 */
export function useReach() {
  const { token, activityId } = useAppSelector((state) => state.session)
  const [params] = useSearchParams()
  const { sub, roles } = claimsOf(token)
  const isSuper = may(roles, 'superAdmin')
  const isEverywhere = isSuper && params.get('in') === 'all'
  return { me: sub, isSuper, isEverywhere, activityId: isEverywhere ? undefined : (activityId ?? undefined) }
}
