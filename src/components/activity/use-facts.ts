import { useMemo } from 'react'
import { type Entry, entries, type Facts } from '#rules/visibility.ts'
import { useConfiguration, useMemberships } from '../../api/activities.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { host } from '../../state/host.ts'
import { claimsOf } from '../../state/session.ts'

/** What the one rule of visibility asks about this customer and activity. On an activity's own host there is nothing to switch. */
export function useFacts(): Facts {
  const token = useAppSelector((state) => state.session.token)
  const configuration = useConfiguration()
  const mine = useMemberships()
  return useMemo(
    () => ({ configuration: configuration ?? {}, activities: host.activity ? 1 : (mine?.length ?? 0), roles: claimsOf(token).roles }),
    [configuration, mine, token],
  )
}

/** The menu entries this customer sees. */
export const useVisibleEntries = (): Entry[] => entries(useFacts())
