import { Trans, useLingui } from '@lingui/react/macro'
import { SearchX } from 'lucide-react'
import type { User, UsersWish } from '#contract/users.ts'
import { State } from '../../ui/State.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { COLUMNS } from './columns.ts'
import { ColumnsKey } from './ColumnsKey.tsx'
import { useHiddenColumns } from './hidden-columns.ts'
import { useReach } from './use-reach.ts'
import { UserCard } from './UserCard.tsx'
import { UserTable } from './UserTable.tsx'

type Props = { users: User[]; wish: UsersWish; isStale: boolean; change: (next: Record<string, string | undefined>) => void }

/** The accounts: a table where there is room, cards elsewhere. */
export function UserList({ users, wish, isStale, change }: Props) {
  const { t } = useLingui()
  const isWide = useWide()
  const { isEverywhere } = useReach()
  const { hidden, toggle } = useHiddenColumns('users')
  const columns = COLUMNS.filter(({ key }) => key !== 'activities' || isEverywhere)
  if (users.length === 0)
    return (
      <State
        picture={<SearchX size={56} strokeWidth={1.5} />}
        title={t`Nessuno così`}
        text={t`Con questi filtri non c'è nessun utente.`}
        action={
          <button type="button" className="button" onClick={() => change({ search: undefined, role: undefined, active: undefined })}>
            <Trans>Togli i filtri</Trans>
          </button>
        }
      />
    )
  if (!isWide)
    return (
      <ul className="users-list" aria-busy={isStale || undefined}>
        {users.map((user) => (
          <UserCard key={user.id} user={user} />
        ))}
      </ul>
    )
  return (
    <>
      <ColumnsKey columns={columns} hidden={hidden} onToggle={toggle} />
      <UserTable users={users} columns={columns.filter(({ key }) => !hidden.includes(key))} wish={wish} isStale={isStale} onSort={change} />
    </>
  )
}
