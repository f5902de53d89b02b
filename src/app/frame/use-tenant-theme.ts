import { useLayoutEffect } from 'react'
import { useActivity } from '../../api/activities.ts'
import { rememberActivity } from '../../state/last-activity.ts'
import { applyTenant } from '../../theme/tenant.ts'

/** The page wears the colours of the activity in use. */
export function useTenantTheme() {
  const activity = useActivity()
  useLayoutEffect(() => {
    if (!activity) return
    applyTenant(activity.color, activity.colorText)
    rememberActivity(activity.id)
  }, [activity])
}
