import { useEffect } from 'react'
import { useMemberships } from '../../api/activities.ts'
import { useActivityId, useAppDispatch } from '../../state/hooks.ts'
import { host } from '../../state/host.ts'
import { lastActivity } from '../../state/last-activity.ts'
import { activityChosen } from '../../state/session.ts'

/** After a log-in: the host's activity, else the one last used on this device, else the first by name. SEMANTICS 1, 12. */
export function useChosenActivity() {
  const dispatch = useAppDispatch()
  const chosen = useActivityId()
  const mine = useMemberships()
  useEffect(() => {
    const ids = mine?.map((one) => one.activity.id)
    if (!ids || (chosen && ids.includes(chosen))) return
    const wanted = host.activity ? ids.find((id) => id === host.activity?.id) : (ids.find((id) => id === lastActivity()) ?? ids[0])
    if (wanted) dispatch(activityChosen(wanted))
  }, [mine, chosen, dispatch])
}
