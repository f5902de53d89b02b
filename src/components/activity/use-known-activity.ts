import { useSelector } from 'react-redux'
import { host } from '../../state/host.ts'
import type { Session } from '../../state/session.ts'

/** The id of the activity in use, else of the one whose app this is: known to who is logged out, too. */
export const useKnownActivity = (): string | undefined =>
  useSelector((state: { session: Session }) => state.session.activityId) ?? host.activity?.id
