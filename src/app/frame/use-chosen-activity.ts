import { useEffect } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { useMyActivities } from '../../api/activities.ts'
import { host } from '../../state/host.ts'
import { lastActivity } from '../../state/last-activity.ts'
import { activityChosen } from '../../state/session.ts'
import type { RootState } from '../store.ts'

/** After a log-in: the host's activity, else the one last used on this device, else the first by name. SEMANTICS 1, 12. */
export function useChosenActivity() {
  const dispatch = useDispatch()
  const chosen = useSelector((state: RootState) => state.session.activityId)
  const mine = useMyActivities().data
  useEffect(() => {
    const ids = mine?.map((one) => one.activity.id)
    if (!ids || (chosen && ids.includes(chosen))) return
    const wanted = host.activity ? ids.find((id) => id === host.activity?.id) : (ids.find((id) => id === lastActivity()) ?? ids[0])
    if (wanted) dispatch(activityChosen(wanted))
  }, [mine, chosen, dispatch])
}
