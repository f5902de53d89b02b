import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './users.css'

const ROWS = [1, 2, 3, 4, 5]

/** The place of the list before it comes. */
export function UsersWait() {
  const { t } = useLingui()
  return (
    <div className="users-list" role="status" aria-label={t`Caricamento`}>
      {ROWS.map((row) => (
        <Skeleton key={row} className="user-skeleton" />
      ))}
    </div>
  )
}
