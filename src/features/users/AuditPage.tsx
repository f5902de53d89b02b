import { useLingui } from '@lingui/react/macro'
import { calls } from '#contract/users.ts'
import type { Failure } from '../../api/base-query.ts'
import { useDeedsQuery } from '../../api/users.ts'
import { Paging } from '../../components/list/Paging.tsx'
import { useListWish } from '../../components/list/use-list-wish.ts'
import { Page } from '../../components/page/Page.tsx'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { State } from '../../ui/State.tsx'
import { DeedRow } from './DeedRow.tsx'
import { useReach } from './use-reach.ts'
import { UsersUnread } from './UsersUnread.tsx'
import { UsersWait } from './UsersWait.tsx'
import { Panel } from '../../ui/Panel.tsx'

/** Who changed whose account, the latest first. */
export function AuditPage() {
  const { t } = useLingui()
  const { activityId } = useReach()
  const { wish, change } = useListWish(calls.audit.input, { activityId })
  const { data, error, refetch } = useDeedsQuery(wish, { refetchOnMountOrArgChange: true })
  const failure = error as Failure | undefined
  const retry = () => void refetch()
  return (
    <Page title={t`Registro degli utenti`}>
      {failure && data ? <NotUpdated failure={failure} onRetry={retry} /> : null}
      {failure && !data ? <UsersUnread failure={failure} title={t`Non riusciamo a caricare il registro`} onRetry={retry} /> : null}
      {!data && !failure ? <UsersWait /> : null}
      {data?.totalRows === 0 ? (
        <State scene="paper" title={t`Ancora niente`} text={t`Qui si legge chi ha creato, cambiato o eliminato un utente, e quando.`} />
      ) : null}
      {data && data.totalRows > 0 ? (
        <>
          <Panel as="ol" className="deeds">
            {data.data.map((deed) => (
              <DeedRow key={deed.id} deed={deed} />
            ))}
          </Panel>
          <Paging wish={wish} total={data.totalRows} onChange={change} />
        </>
      ) : null}
    </Page>
  )
}
