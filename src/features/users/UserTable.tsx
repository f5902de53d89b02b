import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { User, UsersWish } from '#contract/users.ts'
import type { COLUMNS } from './columns.ts'
import type { ChangeWish } from '../../components/list/use-list-wish.ts'
import { UserCells } from './UserCells.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './user-table.css'

type Props = {
  /** Undefined before they come: the heads stand there at once. */
  users: User[] | undefined
  columns: typeof COLUMNS
  wish: UsersWish
  isStale: boolean
  onSort: ChangeWish
}

const ROWS = [1, 2, 3, 4]

/** The place of an account that is still to come. */
const RowComing = ({ cells }: { cells: number }) => (
  <tr className="user-coming">
    {[...Array(cells).keys()].map((cell) => (
      <td key={cell}>
        <Skeleton className="user-coming-line" />
      </td>
    ))}
  </tr>
)

/** The accounts as a table, where there is room; the heads sort it. */
export function UserTable({ users, columns, wish, isStale, onSort }: Props) {
  const { t, i18n } = useLingui()
  const sortedBy = wish.sortBy ?? 'name'
  const isDown = wish.descending === 1
  const head = (title: string, by: string | undefined) => {
    if (!by) return title
    const isOn = sortedBy === by
    const Arrow = isOn ? (isDown ? ArrowDown : ArrowUp) : ArrowUpDown
    return (
      <button type="button" onClick={() => onSort({ sortBy: by, descending: isOn && !isDown ? '1' : undefined })}>
        {title}
        <Arrow aria-hidden size={16} strokeWidth={1.75} />
      </button>
    )
  }
  const sortOf = (by: string | undefined) => (by && sortedBy === by ? (isDown ? 'descending' : 'ascending') : undefined)
  return (
    <Panel className="users-table" aria-busy={isStale || undefined}>
      <table>
        <caption className="unseen">
          <Trans>Utenti</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col" aria-sort={sortOf('name')}>
              {head(t`Nome`, 'name')}
            </th>
            {columns.map(({ key, title, by }) => (
              <th key={key} scope="col" aria-sort={sortOf(by)}>
                {head(i18n._(title), by)}
              </th>
            ))}
            <th scope="col" aria-label={t`Azioni`} />
          </tr>
        </thead>
        <tbody>
          {users?.map((user) => (
            <UserCells key={user.id} user={user} columns={columns} />
          ))}
          {users ? null : ROWS.map((row) => <RowComing key={row} cells={columns.length + 2} />)}
        </tbody>
      </table>
    </Panel>
  )
}
