import { useActivityId } from '../../state/hooks.ts'
import { host } from '../../state/host.ts'

/** The id of the activity in use, else of the one whose app this is: known to who is logged out, too. */
export const useKnownActivity = (): string | undefined => useActivityId() ?? host.activity?.id
