import { Trans, useLingui } from '@lingui/react/macro'
import { History, UserPlus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Failure } from '../../api/base-query.ts'
import { useUsersQuery } from '../../api/users.ts'
import { Paging } from '../../components/list/Paging.tsx'
import { Page } from '../../components/page/Page.tsx'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { useWide } from '../../ui/use-wide.ts'
import { COLUMNS } from './columns.ts'
import { ColumnsButton } from './ColumnsButton.tsx'
import { useHiddenColumns } from './hidden-columns.ts'
import { useReach } from './use-reach.ts'
import { useUsersWish } from './use-users-wish.ts'
import { UserDialog } from './user-dialog.ts'
import { UserFilters } from './UserFilters.tsx'
import { UserList } from './UserList.tsx'
import { UserTable } from './UserTable.tsx'
import { UsersUnread } from './UsersUnread.tsx'
import { UsersWait } from './UsersWait.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import './users.css'

/** The accounts of the activity, for whoever administers it; a super admin may look at all. Spec §6, §7. */
export function UsersPage() {
  const { t } = useLingui()
  const isOnline = useOnline()
  const { isEverywhere } = useReach()
  const { wish, change } = useUsersWish()
  const isWide = useWide()
  const { hidden, toggle } = useHiddenColumns('users')
  const columns = COLUMNS.filter(({ key }) => key !== 'activities' || isEverywhere)
  const shown = columns.filter(({ key }) => !hidden.includes(key))
  const [isNew, setNew] = useState(false)
  const { data, error, isFetching, refetch } = useUsersQuery(wish, { refetchOnMountOrArgChange: true })
  const failure = error as Failure | undefined
  const retry = () => void refetch()
  const isDenied = failure?.status === 403 || failure?.status === 404
  const isShown = data !== undefined && !isDenied
  // Here before it is asked for.
  useEffect(() => void UserDialog.fetch().catch(() => undefined), [])
  // The last of a page was taken out: there is no such page any more.
  const isBehindEnd = data?.data.length === 0 && data.totalRows > 0
  useEffect(() => {
    if (isBehindEnd) change({})
  })
  return (
    <Page title={t`Utenti`}>
      <div className="users-head">
        <Button look="primary" isSmall disabled={!isOnline || isEverywhere} onClick={() => setNew(true)}>
          <UserPlus aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Nuovo utente</Trans>
        </Button>
        <ButtonLink isSmall to={isEverywhere ? '/users/audit?in=all' : '/users/audit'}>
          <History aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Registro</Trans>
        </ButtonLink>
        {isEverywhere ? (
          <p className="small quiet">
            <Trans>Un utente nuovo si crea dentro un’attività.</Trans>
          </p>
        ) : null}
        {isWide ? <ColumnsButton columns={columns} hidden={hidden} onToggle={toggle} /> : null}
      </div>
      <UserFilters wish={wish} change={change} />
      {failure && isShown ? <NotUpdated failure={failure} onRetry={retry} /> : null}
      {failure && !isShown ? <UsersUnread failure={failure} title={t`Non riusciamo a caricare gli utenti`} onRetry={retry} /> : null}
      {!data && !failure ? (
        isWide ? (
          <div role="status" aria-label={t`Caricamento`}>
            <div inert>
              <UserTable users={undefined} columns={shown} wish={wish} isStale={false} onSort={change} />
            </div>
          </div>
        ) : (
          <UsersWait />
        )
      ) : null}
      {isShown && !isBehindEnd ? <UserList users={data.data} columns={shown} wish={wish} isStale={isFetching} change={change} /> : null}
      {isShown && data.totalRows > 0 ? <Paging wish={wish} total={data.totalRows} onChange={change} /> : null}
      {isNew ? <UserDialog onClose={() => setNew(false)} /> : null}
    </Page>
  )
}
