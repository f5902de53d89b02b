import { useNavigate } from 'react-router-dom'
import { useAskedMemberships } from '../../api/activities.ts'
import { useAppDispatch, useAppSelector } from '../../state/hooks.ts'
import { activityChosen } from '../../state/session.ts'

/** Has she a card of the activity already? `isAsking`: that is not known yet. */
export function useOwnCard(activityId: string | undefined) {
  const isLoggedIn = useAppSelector((state) => state.session.token !== null)
  const { data, isLoading } = useAskedMemberships()
  return { owns: isLoggedIn && data?.some(({ activity }) => activity.id === activityId) === true, isAsking: isLoggedIn && isLoading }
}

/** To the card that she has, instead of a second one. */
export function useToOwnCard() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return (activityId: string) => {
    dispatch(activityChosen(activityId))
    void navigate('/', { replace: true })
  }
}
