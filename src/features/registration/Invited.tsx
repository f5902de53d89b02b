import type { ComponentProps } from 'react'
import { Beside } from '../../ui/Beside.tsx'
import { part } from '../../ui/part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './invitation.css'

const Invitation = part(
  () => import('./Invitation.tsx').then((m) => m.Invitation),
  () => <Skeleton className="invitation-coming" />,
)

/** What her invitation is worth: it comes to who has one, and one can register without. */
export const Invited = (of: ComponentProps<typeof Invitation>) => (
  <Beside again={of.id}>
    <Invitation {...of} />
  </Beside>
)
