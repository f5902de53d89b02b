import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useAskedConfiguration, useAskedMemberships } from '../../api/activities.ts'
import { useIsStranger } from './use-is-stranger.ts'

/** What is there, or was asked for in vain: there will be no more of it for now. */
type Known = { memberships: boolean; facts: boolean }

const KnownContext = createContext<Known>({ memberships: false, facts: false })

/** Asks once, for all that stands in the frame, for her memberships and the configuration of the activity in use. */
export function Asking({ children }: { children: ReactNode }) {
  const isStranger = useIsStranger()
  const [mine, configuration] = [useAskedMemberships(), useAskedConfiguration()]
  const memberships = !mine.isLoading
  const facts = memberships && (isStranger || !mine.data || !configuration.isLoading)
  const known = useMemo(() => ({ memberships, facts }), [memberships, facts])
  return <KnownContext value={known}>{children}</KnownContext>
}

/** Is it known to which activities she belongs, or as much of it as there will be for now? */
export const useAreMembershipsKnown = (): boolean => useContext(KnownContext).memberships

/** Is all there that decides which entries she sees, or as much of it as there will be for now? */
export const useAreFactsKnown = (): boolean => useContext(KnownContext).facts
