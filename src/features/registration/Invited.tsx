import { Beside } from '../../ui/Beside.tsx'
import { part } from '../../ui/part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Registering } from './use-registering.ts'
import './invitation.css'

const Invitation = part(
  () => import('./Invitation.tsx').then((m) => m.Invitation),
  () => <Skeleton className="invitation-coming" />,
)

/** What her invitation is worth: it comes to who has one, and one can register without. */
export const Invited = ({ id, at: { activity, configuration, change } }: { id: string; at: Registering }) => (
  <Beside again={id}>
    <Invitation {...{ id, activity, configuration }} onKnown={change} />
  </Beside>
)
