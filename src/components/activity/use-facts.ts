import { useMemo } from 'react'
import { type Entry, entries, type Facts } from '#rules/visibility.ts'
import { useConfiguration, useMyActivities } from '../../api/activities.ts'
import { useAppSelector } from '../../state/hooks.ts'
import { host } from '../../state/host.ts'
import { claimsOf } from '../../state/session.ts'
import { useIsStranger } from './use-is-stranger.ts'

/** What the one rule of visibility asks about this customer and activity. On an activity's own host there is nothing to switch. */
export function useFacts(): Facts {
  const token = useAppSelector((state) => state.session.token)
  const configuration = useConfiguration().data
  const mine = useMyActivities().data
  return useMemo(
    () => ({ configuration: configuration ?? {}, activities: host.activity ? 1 : (mine?.length ?? 0), roles: claimsOf(token).roles }),
    [configuration, mine, token],
  )
}

/** Is all there that decides which entries she sees, or as much of it as there will be for now? */
export function useAreFactsKnown(): boolean {
  const isStranger = useIsStranger()
  const [mine, configuration] = [useMyActivities(), useConfiguration()]
  return !mine.isLoading && (isStranger || !mine.data || !configuration.isLoading)
}

/** The menu entries this customer sees. */
export const useVisibleEntries = (): Entry[] => entries(useFacts())
