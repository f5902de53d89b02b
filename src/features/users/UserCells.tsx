import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { User } from '#contract/users.ts'
import { MailAddress } from '../../components/words/MailAddress.tsx'
import type { Column, COLUMNS } from './columns.ts'
import { RoleTags } from './RoleTags.tsx'
import { UserButtons } from './UserButtons.tsx'
import { UserName } from './UserName.tsx'
import { UserState } from './UserState.tsx'
import './user-table.css'

/** One row of the table. */
export function UserCells({ user, columns }: { user: User; columns: typeof COLUMNS }) {
  const { i18n } = useLingui()
  const cells: Record<Column, ReactNode> = {
    email: <MailAddress email={user.email} />,
    roles: <RoleTags user={user} />,
    activities: user.activities.map(({ name }) => name).join(', '),
    active: <UserState user={user} />,
    created: user.created && i18n.date(user.created, { day: '2-digit', month: '2-digit', year: 'numeric' }).replaceAll(/[/.]/g, '-'),
  }
  return (
    <tr>
      <th scope="row">
        <UserName user={user} />
      </th>
      {columns.map(({ key }) => (
        <td key={key} className={`user-${key}`}>
          {cells[key]}
        </td>
      ))}
      <td className="user-do">
        <UserButtons user={user} />
      </td>
    </tr>
  )
}
