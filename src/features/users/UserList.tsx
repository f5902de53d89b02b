import { Trans, useLingui } from '@lingui/react/macro'
import type { User, UsersWish } from '#contract/users.ts'
import type { ChangeWish } from '../../components/list/use-list-wish.ts'
import { State } from '../../ui/State.tsx'
import { useWide } from '../../ui/use-wide.ts'
import type { COLUMNS } from './columns.ts'
import { UserCard } from './UserCard.tsx'
import { UserTable } from './UserTable.tsx'
import { Button } from '../../ui/Button.tsx'
import './users.css'

type Props = {
  users: User[]
  columns: typeof COLUMNS
  wish: UsersWish
  isStale: boolean
  change: ChangeWish
}

/** The accounts: a table where there is room, cards elsewhere. */
export function UserList({ users, columns, wish, isStale, change }: Props) {
  const { t } = useLingui()
  const isWide = useWide()
  if (users.length === 0)
    return (
      <State
        scene="lens"
        title={t`Nessun risultato`}
        text={t`Con questi filtri non c’è nessun utente.`}
        action={
          <Button onClick={() => change({ search: undefined, role: undefined, active: undefined })}>
            <Trans>Togli i filtri</Trans>
          </Button>
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
  return <UserTable users={users} columns={columns} wish={wish} isStale={isStale} onSort={change} />
}
